import { startChains } from './chain/startChains.js'
import { connectServices } from './connectServices.js'
import { createProjectControl } from './control/createProjectControl.js'
import { createTestControls } from './control/createTestControls.js'
import { createClock } from './createClock.js'
import { createFaults } from './http/createFaults.js'
import { openServer } from './http/openServer.js'
import { localProjects } from './localProjects.js'
import { createMailbox } from './mailbox/createMailbox.js'
import { openSmtpServer } from './mailbox/openSmtpServer.js'
import { startRelay } from './relay/startRelay.js'
import type { Services, ServicesOptions } from './services.js'
import { startSolanaChain } from './solana/startSolanaChain.js'

/**
 * Starts `latchkey-server` (frame, login and API) with what is around it: chains
 * (EVM and Solana), bundlers, social login providers, mailbox, onramp page,
 * WalletConnect relay and wallet page, in this process, and reachable from this
 * machine only.
 *
 * @throws Error when one of them cannot start; the others are ended first
 *
 * @example
 * const services = await startServices({ ports: 'free' })
 * const code = await services.mailbox.code('ada@example.com')
 * await services.stop()
 */
export async function startServices(
  options: startServices.Options = {},
): Promise<Services> {
  const { ports: wished = {} } = options
  const ports = wished === 'free' ? freePorts : wished
  const { mailbox = 4103, onramp = 4104, server = 4110 } = ports
  const faults = createFaults()
  const started: Stoppable[] = []
  const keep = async <part extends Stoppable>(starting: Promise<part>) => {
    const part = await starting
    started.push(part)
    return part
  }
  const open = (service: string, port: number) =>
    keep(openServer({ faults, port, service }))
  let stopping: Promise<unknown> | undefined
  const stop = async () => {
    faults.heal()
    stopping ??= Promise.all(started.map((part) => part.stop()))
    await stopping
  }
  const { rpc, rpcTwo, solana = 8899, solanaWs: wsPort } = ports
  const { provider = 4107, relay = 4105, walletPage = 4106 } = ports
  const { bundler = 4109, smtp = 4108 } = ports
  const { clock: base } = options
  const clock = createClock(base && (() => base.now()))
  const project = createProjectControl([
    ...localProjects,
    ...(options.projects ?? []),
  ])
  const received = createMailbox(clock)
  const parts = {
    chains: keep(startChains({ ports: [rpc, rpcTwo] })),
    solana: keep(
      startSolanaChain({
        ...(options.solana === true ? {} : options.solana),
        faults,
        port: solana,
        wsPort,
      }),
    ),
    bundler: open('bundler', bundler),
    mailbox: open('mailbox', mailbox),
    onramp: open('onramp', onramp),
    smtp: keep(openSmtpServer({ mailbox: received, port: smtp })),
    provider: open('provider', provider),
    relay: keep(
      startRelay({
        faults,
        getOrigins: (id) =>
          project.list().find((one) => one.id === id)?.allowedOrigins,
        port: relay,
        ttlMs: options.relayTtlMs,
      }),
    ),
    walletPage: options.walletDir ? open('walletPage', walletPage) : undefined,
  }
  // All of them first, or one that is still starting would be left behind.
  await Promise.allSettled(Object.values(parts))
  try {
    const servers = {
      bundler: await parts.bundler,
      mailbox: await parts.mailbox,
      onramp: await parts.onramp,
      provider: await parts.provider,
      walletPage: await parts.walletPage,
    }
    const [chains, solana] = [await parts.chains, await parts.solana]
    const shared = { clock, faults, mailbox: received, options, project }
    const running = {
      ...shared,
      chains,
      port: server,
      relay: await parts.relay,
      servers,
      smtpUrl: (await parts.smtp).url,
      solana,
    }
    const connected = await connectServices(running, keep)
    return { ...connected, ...createTestControls(connected), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const freePorts: Exclude<ServicesOptions['ports'], 'free' | undefined> = {
  bundler: 0,
  mailbox: 0,
  onramp: 0,
  provider: 0,
  relay: 0,
  rpc: 0,
  rpcTwo: 0,
  server: 0,
  smtp: 0,
  solana: 0,
  walletPage: 0,
}

export declare namespace startServices {
  type Options = ServicesOptions
  type ReturnType = Services
}

type Stoppable = { stop(): Promise<void> }
