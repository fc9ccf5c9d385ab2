import {
  type CreateConfigParameters,
  connect,
  createConfig,
  mock,
} from '@wagmi/core'
import { custom } from 'viem'
import { foundry, mainnet, sepolia } from 'viem/chains'
import { vi } from 'vitest'
import type { SolanaFactory } from '../../../src/core/ports/solana.js'
import { createKit } from '../../../src/createKit.js'

export const readerAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

type Call = {
  body: unknown
  method: string
  path: string
  query: Readonly<Record<string, string>>
}

/**
 * Creates a kit with a blockchain API that the test controls: `answer`
 * receives each request except the one for the supported networks, and returns
 * JSON, or a number as the status.
 */
export function createApiKit(parameters: createApiKit.Parameters = {}) {
  const { answer = () => 404, connectors, node, solana } = parameters
  const supported = parameters.supported ?? ['eip155:1', 'eip155:31337']
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url)
    init.signal?.throwIfAborted()
    if (pathname === '/v1/supported-chains')
      return Response.json({ http: supported })
    const {
      projectId: _,
      st: __,
      sv: ___,
      ...query
    } = Object.fromEntries(searchParams) as Record<string, string>
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    const call = { body, method: init.method ?? 'GET', path: pathname, query }
    calls.push(call)
    const found = await answer(call)
    return typeof found === 'number'
      ? Response.json({}, { status: found })
      : Response.json(found)
  })
  const transport = custom({
    request: node ?? (async () => '0xde0b6b3a7640000'),
  })
  const config = createConfig({
    chains: [mainnet, foundry, sepolia],
    connectors: connectors ?? [mock({ accounts: [readerAddress] })],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: {
      [mainnet.id]: transport,
      [foundry.id]: transport,
      [sepolia.id]: transport,
    },
  })
  const kit = createKit({
    config,
    hosts: { api: 'http://api.localhost' },
    projectId: 'test',
    solana,
  })
  return {
    calls,
    config,
    kit,
    /** Returns the requested paths, in order. */
    paths: () => calls.map(({ path }) => path),
    async connect() {
      const [connector] = config.connectors
      if (connector) await connect(config, { connector })
    },
  }
}

export declare namespace createApiKit {
  type Parameters = {
    answer?: ((call: Call) => unknown) | undefined
    connectors?: NonNullable<CreateConfigParameters['connectors']> | undefined
    /** The chains' nodes. By default every request returns one coin. */
    node?: ((request: { method: string }) => Promise<unknown>) | undefined
    solana?: SolanaFactory | undefined
    /** CAIP-2 IDs that the API supports. */
    supported?: readonly string[] | undefined
  }
}
