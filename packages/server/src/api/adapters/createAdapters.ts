import type { ApiConfig } from '../../config/apiConfig.js'
import type { ChainInfo } from '../chain/chainInfo.js'
import type { Adapter } from './adapter.js'
import { createSolanaBalances } from './balances/createSolanaBalances.js'
import { createTokenBalances } from './balances/createTokenBalances.js'
import {
  createGuard,
  type GuardLimits,
  type GuardResult,
} from './createGuard.js'
import { createIndexerHistory } from './history/createIndexerHistory.js'
import { createOnrampUrls } from './onramp/createOnrampUrls.js'
import { createCoingeckoPrices } from './prices/createCoingeckoPrices.js'
import { createRates } from './rates/createRates.js'
import { createOneInchSwaps } from './swaps/createOneInchSwaps.js'
import { createUniswapSwaps } from './swaps/createUniswapSwaps.js'
import { createUniswapThree } from './swaps/createUniswapThree.js'
import { createUniswapTwo } from './swaps/createUniswapTwo.js'
import { createZeroxSwaps } from './swaps/createZeroxSwaps.js'
import type { TokenLists } from './tokens/createTokenLists.js'

/** Creates the adapters of a configuration. */
export function createAdapters(
  parameters: createAdapters.Parameters,
): Adapter[] {
  const { apis, chains, now, observe, tokenLists } = parameters
  const find = (chainId: string) =>
    chains.find(({ caipNetworkId }) => caipNetworkId === chainId)
  const start = (
    kind: string,
    chainId: string | undefined,
    limits?: GuardLimits | undefined,
  ) => {
    const name = chainId ? `${kind} ${chainId}` : kind
    return { guard: createGuard({ limits, name, now, observe }), name }
  }
  /** The adapters of one part of the configuration, by network. */
  function each<entry extends { limits?: GuardLimits | undefined }>(
    entries: Readonly<Record<string, entry>>,
    getKind: (entry: entry) => string,
    create: (entry: entry, context: Context) => Adapter,
  ) {
    return Object.entries(entries).flatMap(([chainId, entry]) => {
      const chain = find(chainId)
      const started = start(getKind(entry), chainId, entry.limits)
      return chain ? [create(entry, { ...started, chain, tokenLists })] : []
    })
  }
  const tokens = apis.tokenLists.length > 0 ? chains : []
  const { onramp } = apis
  const rates = apis.rates ?? toRates(apis)
  return [
    ...tokens.map((chain) => {
      const { caipNetworkId } = chain
      const limits = apis.balances?.limits
      const started = start('token balances', caipNetworkId, limits)
      const create = isEvm(chain) ? createTokenBalances : createSolanaBalances
      return create({ ...started, ...{ chain, tokenLists } })
    }),
    ...each(apis.swaps, ({ kind }) => kind, createSwaps),
    ...each(
      apis.prices,
      ({ kind }) => kind,
      ({ kind: _, limits: __, ...entry }, { chain, guard, name }) =>
        createCoingeckoPrices({
          ...entry,
          ...{ chainId: chain.caipNetworkId, guard, name },
        }),
    ),
    ...each(
      apis.history,
      ({ kind }) => kind,
      ({ limits: _, ...entry }, { chain, guard, name }) =>
        createIndexerHistory({ ...entry, ...{ chain, guard, name } }),
    ),
    ...(rates
      ? [
          createRates({
            ...{ ...rates, isImplied: apis.rates === undefined },
            ...start('rates', undefined, rates.limits),
          }),
        ]
      : []),
    ...(onramp
      ? [createOnrampUrls({ ...onramp, name: `onramp ${onramp.kind}` })]
      : []),
  ]
}

export declare namespace createAdapters {
  type Parameters = {
    apis: ApiConfig
    chains: readonly ChainInfo[]
    now?: (() => number) | undefined
    observe?: ((name: string, result: GuardResult) => void) | undefined
    tokenLists: TokenLists
  }
}

type Context = Pick<
  createUniswapSwaps.Parameters,
  'chain' | 'guard' | 'name' | 'tokenLists'
>

function createSwaps(entry: ApiConfig['swaps'][string], context: Context) {
  if (entry.kind === '0x') return createZeroxSwaps({ ...entry, ...context })
  if (entry.kind === '1inch')
    return createOneInchSwaps({ ...entry, ...context })
  const uniswap =
    entry.kind === 'uniswap-v3'
      ? createUniswapThree(entry)
      : createUniswapTwo(entry)
  const { dollar, through, wrapped } = entry
  return createUniswapSwaps({
    ...context,
    ...{ dollar, through, uniswap, wrapped },
  })
}

/** A service that has prices may have rates too. */
function toRates({ prices }: ApiConfig): ApiConfig['rates'] {
  const [entry] = Object.values(prices)
  if (!entry) return undefined
  const { key, kind, limits, url } = entry
  return { key, kind, limits, url }
}

function isEvm({ caipNetworkId }: ChainInfo) {
  return caipNetworkId.startsWith('eip155:')
}
