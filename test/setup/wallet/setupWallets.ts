import { QueryClient } from '@tanstack/react-query'
import { type CreateConnectorFn, createConfig, injected } from '@wagmi/core'
import { http } from 'viem'
import { base, mainnet } from 'viem/chains'
import { vi } from 'vitest'
import { createKit } from '../../../src/createKit.js'
import { createWrapper } from '../kit/createWrapper.js'

/** Returns a row of the explorer, as on the wire. */
export function toRow(id: string, more: Record<string, unknown> = {}) {
  return {
    id,
    name: id,
    chains: ['eip155:1'],
    image_id: `image-${id}`,
    mobile_link: `${id}app://`,
    supports_wc: true,
    ...more,
  }
}

let explorers = 0

/**
 * Creates a kit on an explorer that the test controls, with an injected wallet
 * for each name of `installed`, by rdns.
 */
export function setupWallets(parameters: setupWallets.Parameters = {}) {
  const { answer = () => ({ data: [], count: 0 }), installed = {} } = parameters
  const queries: Record<string, string>[] = []
  const explorer = `https://${explorers++}.explorer.example/base`
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted()
    // Tests share a process: the kit of an earlier one may still ask its own.
    if (!`${url}`.startsWith(explorer))
      return new Response(null, { status: 503 })
    const { searchParams } = new URL(url)
    const {
      projectId: _,
      st: __,
      sv: ___,
      ...query
    } = Object.fromEntries(searchParams) as Record<string, string>
    queries.push(query)
    const found = await answer(query)
    return typeof found === 'number'
      ? Response.json({}, { status: found })
      : Response.json(found)
  })
  const provider = { on() {}, removeListener() {}, request: async () => [] }
  const config = createConfig({
    chains: [mainnet, base],
    connectors: [
      ...Object.entries(installed).map(([id, name]) =>
        injected({ target: { id, name, provider: provider as never } }),
      ),
      ...(parameters.connectors ?? []),
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: {
      [mainnet.id]: http('http://localhost:1'),
      [base.id]: http('http://localhost:1'),
    },
  })
  const kit = createKit({
    config,
    features: parameters.features,
    hosts: { explorer },
    projectId: 'test',
    solana: parameters.solana,
    wallets: parameters.wallets,
  })
  const queryClient = new QueryClient()
  return {
    kit,
    queries,
    queryClient,
    wrapper: createWrapper(kit, queryClient),
  }
}

export declare namespace setupWallets {
  type Parameters = Partial<
    Pick<createKit.Parameters, 'features' | 'solana' | 'wallets'>
  > & {
    /** JSON, or a number as the status. */
    answer?: ((query: Record<string, string>) => unknown) | undefined
    connectors?: CreateConnectorFn[] | undefined
    /** Names by rdns. */
    installed?: Record<string, string> | undefined
  }
}
