import * as wagmi from '@wagmi/core'
import { createKit, KitError } from 'latchkey'
import * as actions from 'latchkey/actions'
import { authFrame } from 'latchkey/connectors'
import * as viem from 'viem'
import * as viemAccounts from 'viem/accounts'
import * as viemActions from 'viem/actions'

type Local = {
  projectId: string
  hosts: { frame: string; api: string; rpc: string; explorer: string }
  chains: readonly { id: number; name: string; rpcUrl: string }[]
  tokens: Record<'usd' | 'gold', { address: viem.Address }>
}

type Options = {
  approvals?: 'auto' | 'manual' | 'window' | undefined
  hosts?: Partial<Local['hosts']> | undefined
  injected?: boolean | undefined
  projectId?: string | undefined
}

async function create(options: Options = {}) {
  const { approvals, hosts, injected = false } = options
  const local: Local = await (await fetch('/local.json')).json()
  const project = {
    projectId: options.projectId ?? local.projectId,
    hosts: { ...local.hosts, ...hosts },
  }
  const timeouts: string[] = []
  const chains = local.chains.map((chain) =>
    viem.defineChain({
      ...chain,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    }),
  ) as unknown as readonly [viem.Chain, ...viem.Chain[]]
  const config = wagmi.createConfig({
    chains,
    connectors: [
      authFrame({
        ...project,
        approvals,
        onTimeout: (reason) => {
          timeouts.push(reason)
        },
      }),
      ...(injected ? [wagmi.injected()] : []),
    ],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 250,
    transports: Object.fromEntries(
      chains.map((chain) => [chain.id, viem.http()]),
    ),
  })
  const kit = createKit({ config, ...project })
  return { chains, config, kit, local, timeouts }
}

/** Turns an outcome into plain data that a test can read. */
async function settle(promise: Promise<unknown>) {
  const startedAt = performance.now()
  const took = () => Math.round(performance.now() - startedAt)
  try {
    return { value: await promise, took: took() }
  } catch (error) {
    const { code, message, name, reason, sentToNetwork, shortMessage } =
      error as KitError & { reason?: string }
    const causes: { name: string; code: unknown }[] = []
    let cause = error as { cause?: unknown; code?: unknown; name?: string }
    while (cause && causes.length < 10) {
      causes.push({ name: String(cause.name), code: cause.code })
      cause = cause.cause as typeof cause
    }
    return {
      error: {
        causes,
        code,
        kit: error instanceof KitError,
        message,
        name,
        reason,
        sentToNetwork,
        shortMessage,
      },
      took: took(),
    }
  }
}

const harness = {
  actions,
  authFrame,
  create,
  createKit,
  settle,
  viem,
  viemAccounts,
  viemActions,
  wagmi,
}
export type Harness = typeof harness
Object.assign(globalThis, { harness })
