import { fileURLToPath } from 'node:url'
import { createApi } from './api/createApi.js'
import { createAuth } from './auth/createAuth.js'
import { DEVICE_POLL_MS } from './auth/rules.js'
import type { LocalChain } from './chain/chains.js'
import type { Faucet } from './chain/createFaucet.js'
import type { Contracts } from './chain/deployContracts.js'
import type { LocalTokens } from './chain/readTokens.js'
import { type Chains, startChains } from './chain/startChains.js'
import { createControlRoutes } from './control/createControlRoutes.js'
import { isAllowedOrigin } from './isAllowedOrigin.js'
import {
  createMailbox,
  type Mail,
  type Mailbox,
} from './mailbox/createMailbox.js'
import { createMailboxApp } from './mailbox/createMailboxApp.js'
import { createProjects, localProject, type Project } from './projects.js'
import { createFaults, type Fault, type Faults } from './server/createFaults.js'
import { type LocalServer, openServer } from './server/openServer.js'
import { createWallet } from './wallet/createWallet.js'

export type Services = {
  urls: {
    /** Of the playground's page, for whoever serves it to fill in. */
    app?: string | undefined
    api: string
    faucet: string
    frame: string
    mailbox: string
    rpc: string
  }
  /** The chain with the tokens, first of `chains`. */
  chain: { id: number; rpcUrl: string }
  chains: readonly LocalChain[]
  contracts: Contracts
  tokens: LocalTokens
  projectId: string
  control: {
    /** Moves the clock of the login service on; gives the new time. */
    advance(ms: number): number
    clearFaults(): void
    /** Ids of the processes that were started. */
    pids: readonly number[]
    fund: Faucet
    mails(to?: string | undefined): readonly Mail[]
    setFault(fault: Fault): void
  }
  /** Ends everything that was started; calling it again changes nothing. */
  stop(): Promise<void>
}

const frameDist = fileURLToPath(new URL('../frame/dist', import.meta.url))

/**
 * Starts chains, blockchain API, wallet origin (frame page, login, faucet)
 * and mailbox in this process, reachable from this machine only.
 *
 * @example
 * const services = await startServices()
 * console.log(services.urls.mailbox)
 * await services.stop()
 */
export async function startServices(
  options: startServices.Options = {},
): Promise<Services> {
  const { ports = {} } = options
  const faults = createFaults()
  const opened: { stop(): Promise<void> }[] = []
  let stopping: Promise<void> | undefined
  const stop = () => {
    faults.clear()
    stopping ??= Promise.all(opened.map((part) => part.stop())).then(() => {})
    return stopping
  }
  const keep = async <part extends { stop(): Promise<void> }>(
    starting: Promise<part>,
  ) => {
    const part = await starting
    opened.push(part)
    return part
  }
  const serve = async (service: string, port: number) => {
    const server = await openServer({ faults, port, service })
    return { ...server, stop: server.close }
  }
  const parts = await Promise.allSettled([
    keep(startChains({ ports: [ports.rpc, ports.rpcTwo] })),
    keep(serve('api', ports.api ?? 4101)),
    keep(serve('wallet', ports.wallet ?? 4102)),
    keep(serve('mailbox', ports.mailbox ?? 4103)),
  ])
  try {
    const [chains, api, wallet, mailbox] = parts.map(unwrap) as Parts
    return { ...connect(options, faults, { api, chains, mailbox, wallet }), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
