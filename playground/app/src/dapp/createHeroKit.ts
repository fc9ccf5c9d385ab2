import { QueryClient } from '@tanstack/react-query'
import type { getNfts } from 'latchkey/actions'
import { balancesQueryKey, identityQueryKey } from 'latchkey/query'
import {
  createMockFrame,
  type createMockWallet,
  createTestKit,
} from 'latchkey/testing'
import { mainnet } from 'viem/chains'

/**
 * Creates the kit of the hero: a mock frame to log in to, and balances that
 * are already there. It makes no request, stores nothing, and leaves the
 * history to the page's kit.
 *
 * @param parameters.features - features of the kit, default all
 * @param parameters.wallet - a wallet beside the frame, with its account
 */
export function createHeroKit(
  parameters: createHeroKit.Parameters = {},
): createHeroKit.ReturnType {
  const { features, wallet } = parameters
  const frame = createMockFrame()
  const { dispose, kit, logIn, queryClient, wrapper } = createTestKit({
    chains: [mainnet],
    frame,
    kit: {
      backButton: false,
      onramp: { meldPublicKey: 'local' },
      ...(features && { features }),
    },
    queryClient: createStillClient(),
    ...(wallet && { wallet }),
  })
  const { address } = frame
  queryClient.setQueryData(
    identityQueryKey(kit, { address, chainId: mainnet.id }),
    {
      name: 'ada.reown.id',
    },
  )
  queryClient.setQueryData(
    balancesQueryKey(kit, { address, chainId: mainnet.id }),
    { balances },
  )
  return { dispose, frame, logIn, wrapper }
}

export declare namespace createHeroKit {
  type Parameters = {
    features?: NonNullable<createTestKit.Parameters['kit']>['features']
    wallet?: createMockWallet.ReturnType
  }
  type ReturnType = Pick<
    createTestKit.ReturnType,
    'dispose' | 'logIn' | 'wrapper'
  > & { frame: createMockFrame.ReturnType }
}

/** Queries show what is in the cache, and are never fetched. */
function createStillClient() {
  const client = new QueryClient({
    defaultOptions: { queries: { gcTime: Infinity } },
  })
  const read = client.defaultQueryOptions.bind(client)
  client.defaultQueryOptions = ((options: Parameters<typeof read>[0]) => ({
    initialData: nothing[String(options.queryKey?.[1])],
    ...read(options),
    enabled: false,
  })) as typeof read
  return client
}

/** What the account's other tab shows, by the name in the query's key. */
const nothing: Record<string, unknown> = {
  nfts: {
    dropped: 0,
    isSupported: true,
    nfts: [],
    partial: false,
  } satisfies getNfts.ReturnType,
}

const balances = [
  create({ amount: '10', name: 'Ether', price: 2_500, symbol: 'ETH' }),
  create({ amount: '50', name: 'Gold', price: 40, symbol: 'XAU' }),
  create({ amount: '1000', name: 'Dollar', price: 1, symbol: 'USD' }),
]

function create(token: {
  amount: string
  name: string
  price: number
  symbol: string
}) {
  const { amount, name, price, symbol } = token
  return {
    address:
      symbol === 'ETH'
        ? undefined
        : `eip155:1:0x${symbol.charCodeAt(0).toString(16).padStart(40, '0')}`,
    chainId: 'eip155:1',
    iconUrl: '',
    name,
    price,
    quantity: { decimals: '18', numeric: amount },
    symbol,
    value: Number(amount) * price,
  }
}
