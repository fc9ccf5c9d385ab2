import { QueryClient } from '@tanstack/react-query'
import { type Config, connect, mock } from '@wagmi/core'
import { http, UserRejectedRequestError } from 'viem'
import { mainnet, optimism, sepolia } from 'viem/chains'
import { vi } from 'vitest'
import { createConfig } from 'wagmi'
import type { SolanaPort } from '../../../src/core/ports/solana.js'
import { createKit } from '../../../src/createKit.js'
import { createWrapper } from '../kit/createWrapper.js'

export const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const otherAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export function createBalance(parameters: {
  name: string
  symbol?: string
  numeric?: string
  value?: number
}) {
  const { name, numeric = '1', symbol = 'TKN', value = 0 } = parameters
  return {
    name,
    symbol,
    chainId: 'eip155:1',
    address: `eip155:1:${name}`,
    value,
    price: 1,
    quantity: { decimals: '18', numeric },
    iconUrl: '',
  }
}

/**
 * Sets up two connected wallets, the first of them active, and a balance
 * service whose response the test sets. The first wallet rejects a switch to
 * Optimism, and never answers a switch to Sepolia.
 *
 * @param parameters.solana - Solana port that the test controls.
 */
export async function setupAccount(
  parameters: { solana?: SolanaPort | undefined } = {},
) {
  const api = {
    asked: 0,
    balances: [] as object[],
    /** Currencies that it has a rate of, in lower case, besides dollars. */
    currencies: [] as string[],
    name: null as string | null,
    status: 200,
  }
  vi.stubGlobal('fetch', async (url: string) => {
    if (new URL(url).pathname === '/v1/supported-chains')
      return Response.json({ http: ['eip155:1'] })
    if (new URL(url).pathname.startsWith('/v1/identity/'))
      return Response.json({ avatar: null, name: api.name })
    api.asked++
    const { balances, status } = api
    const currency = new URL(url).searchParams.get('currency') ?? ''
    const named = api.currencies.includes(currency) && { currency }
    return Response.json({ balances, ...named }, { status })
  })
  const config: Config = createConfig({
    chains: [mainnet, optimism, sepolia],
    connectors: [
      createWallet('First', address),
      createWallet('Second', otherAddress),
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: {
      [mainnet.id]: http('http://localhost:1'),
      [optimism.id]: http('http://localhost:1'),
      [sepolia.id]: http('http://localhost:1'),
    },
  })
  const hosts = { api: 'http://api.localhost' }
  const { solana } = parameters
  const kit = createKit({
    config,
    hosts,
    projectId: 'test',
    solana: solana && (() => solana),
  })
  const [first, second] = config.connectors
  if (!first || !second) throw new Error('no connectors')
  await connect(config, { connector: second })
  await connect(config, { connector: first })
  const queryClient = new QueryClient()
  const wrapper = createWrapper(kit, queryClient)
  /** Opens the account in the modal, with views on top of it. */
  function open(...views: readonly ('Networks' | 'ProfileWallets')[]) {
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      isOpen: true,
      stack: [{ view: 'Account' }, ...views.map((view) => ({ view }))],
    }))
  }
  const readStack = () =>
    kit.store.get(kit.atoms.modal).stack.map(({ view }) => view)
  return {
    api,
    config,
    first,
    kit,
    open,
    queryClient,
    readStack,
    second,
    wrapper,
  }
}

function createWallet(name: string, account: `0x${string}`) {
  const create = mock({ accounts: [account] })
  return ((config) => ({
    ...create(config),
    name,
    async switchChain({ chainId }) {
      if (chainId === optimism.id)
        throw new UserRejectedRequestError(new Error('refused'))
      if (chainId === sepolia.id) await new Promise(() => {})
      const chain = config.chains.find(({ id }) => id === chainId)
      if (!chain) throw new Error('no such chain')
      config.emitter.emit('change', { chainId })
      return chain
    },
  })) as typeof create
}
