import { isAddress, parseUnits } from 'viem'
import { ServiceError } from '../../http/ServiceError.js'
import { markPartial, passPartial } from '../answers/partial.js'
import type { ApiBackend, Balance, Fungible } from '../apiBackend.js'
import type { ChainInfo } from '../chain/chainInfo.js'
import { createRpcBackend } from '../chain/createRpcBackend.js'
import { readChainBalances } from '../chain/readChainBalances.js'
import type { Adapter } from './adapter.js'
import { readHistory } from './history/readHistory.js'
import { nativeAddress } from './nativeAddress.js'
import { toJsonNumber } from './prices/priceUnits.js'
import { createSwapBackend } from './swaps/createSwapBackend.js'
import type { ListedToken, TokenLists } from './tokens/createTokenLists.js'

/**
 * Answers the API from the nodes of the chains, and from services outside.
 * What none of them serves is empty.
 */
export function createAdapterBackend(
  parameters: createAdapterBackend.Parameters,
): ApiBackend {
  const { adapters, chains, report, tokenLists } = parameters
  const base = createRpcBackend({ chains })
  const rates = adapters.find((adapter) => adapter.rates)?.rates
  const find = (chainId: string, part: 'balances' | 'prices') =>
    adapters.filter(
      (adapter) => adapter[part] && adapter.chainIds.includes(chainId),
    )

  /**
   * By address in lower case; the first service with a price counts. Partial
   * where a service fails and no other has what it might.
   */
  async function readPrices(
    chainId: string,
    tokens: readonly { address: string; decimals: number }[],
  ) {
    const prices = new Map<string, bigint>()
    let hasFailed = false
    for (const { prices: service } of find(chainId, 'prices')) {
      const missing = tokens.filter(({ address }) => !prices.has(address))
      if (missing.length === 0) break
      // Without prices, there are amounts still.
      const found = await service?.read(missing).catch((error) => {
        report?.(error)
        hasFailed = true
        return new Map<string, bigint>()
      })
      for (const [address, price] of found ?? []) prices.set(address, price)
    }
    const isWhole = tokens.every(({ address }) => prices.has(address))
    return hasFailed && !isWhole ? markPartial(prices) : prices
  }

  async function addPrices(balances: readonly Balance[]) {
    const chainIds = [...new Set(balances.map(({ chainId }) => chainId))]
    const priced = chainIds.map(async (chainId) => {
      const own = balances.filter((balance) => balance.chainId === chainId)
      const prices = await readPrices(
        chainId,
        own.map(({ address, quantity }) => ({
          address: toPriceKey(address),
          decimals: Number(quantity.decimals),
        })),
      )
      const rows = own.map((balance) => {
        const price = prices.get(toPriceKey(balance.address)) ?? 0n
        const decimals = Number(balance.quantity.decimals)
        const amount = parseUnits(balance.quantity.numeric, decimals)
        const value = (amount * price) / 10n ** BigInt(decimals)
        return {
          ...balance,
          price: toJsonNumber(price),
          value: toJsonNumber(value),
        }
      })
      return passPartial(rows, [prices])
    })
    const lists = await Promise.all(priced)
    return passPartial(lists.flat(), [balances, ...lists])
  }

  return {
    ...base,
    async getBalances(wish) {
      const balances = await readChainBalances({
        ...wish,
        chains,
        async readTokens({ caipNetworkId }, address) {
          const [service] = find(caipNetworkId, 'balances')
          return (await service?.balances?.read(address)) ?? []
        },
      })
      return addPrices(balances)
    },
    async getFungibles(addresses) {
      const asked = addresses.map(parseTokenId)
      const chainIds = [...new Set(asked.map(({ chainId }) => chainId))]
      const byChain = chainIds.map(async (chainId) => {
        const chain = chains.find((one) => one.caipNetworkId === chainId)
        if (!chain) return []
        const listed = await tokenLists.list(chainId)
        const known = asked.flatMap((one) => {
          const token =
            one.chainId === chainId ? findToken(one, chain, listed) : undefined
          return token ? [{ ...one, token }] : []
        })
        const prices = await readPrices(
          chainId,
          known.map(({ token }) => token),
        )
        const rows = known.flatMap(({ id, token }): Fungible[] => {
          const price = prices.get(token.address)
          const { logoUri: iconUrl, name, symbol } = token
          if (!price) return []
          return [
            { address: id, iconUrl, name, symbol, price: toJsonNumber(price) },
          ]
        })
        return passPartial(rows, [prices])
      })
      const lists = await Promise.all(byChain)
      return passPartial(lists.flat(), lists)
    },
    async getHistory(wish) {
      const isOther =
        wish.chainId !== undefined && !wish.chainId.startsWith('eip155:')
      // Accounts of other namespaces have no history, which is not an error.
      if (isOther && chains.some((one) => one.caipNetworkId === wish.chainId))
        return { data: [], next: null }
      return readHistory({
        ...wish,
        adapters,
        chainIds: chains.map(({ caipNetworkId }) => caipNetworkId),
      })
    },
    getRates: rates && (() => rates.read()),
    onramp: adapters.find(({ onramp }) => onramp)?.onramp ?? base.onramp,
    swap: createSwapBackend({ adapters, chains }),
  }
}

export declare namespace createAdapterBackend {
  type Parameters = {
    adapters: readonly Adapter[]
    chains: readonly ChainInfo[]
    /** Hears of prices that cannot be read. */
    report?: ((error: unknown) => void) | undefined
    tokenLists: TokenLists
  }
}

/** Where the native coin needs an address, it has one of these. */
const natives: readonly string[] = [
  nativeAddress,
  'So11111111111111111111111111111111111111111',
  'So11111111111111111111111111111111111111112',
]

/** The key of a balance's price: the coin has no address. */
function toPriceKey(id: string | undefined) {
  if (id === undefined) return 'native'
  const address = id.split(':')[2] ?? ''
  return id.startsWith('eip155:') ? address.toLowerCase() : address
}

function parseTokenId(id: string) {
  const [, chainId = '', address = ''] =
    /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/.exec(id) ??
    []
  const isRight = chainId.startsWith('eip155:')
    ? isAddress(address, { strict: false })
    : address !== ''
  if (!isRight)
    throw new ServiceError(400, 'INVALID_ADDRESS', 'Invalid CAIP-10 address')
  return { address: toPriceKey(id), chainId, id }
}

function findToken(
  { address }: { address: string },
  { caipNetworkId, nativeCurrency }: ChainInfo,
  listed: readonly ListedToken[],
) {
  if (natives.includes(address))
    return { ...nativeCurrency, address: 'native', logoUri: '' }
  const token = listed.find(
    (one) => toPriceKey(`${caipNetworkId}:${one.address}`) === address,
  )
  return token && { ...token, address }
}
