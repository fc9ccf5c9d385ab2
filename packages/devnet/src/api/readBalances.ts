import type { Balance } from 'latchkey-server'
import { type Address, erc20Abi, formatUnits } from 'viem'
import type { LocalChain } from '../chain/chains.js'
import type { DevWallet } from '../chain/createDevWallet.js'
import type { LocalTokens } from '../chain/readTokens.js'
import { toIconUrl } from './icons.js'
import { type Prices, readPrices, toJsonNumber } from './readPrices.js'

/**
 * What an address holds on one chain, read at this moment: the native coin
 * always, tokens when there are any. `numeric` is exact; `price` and `value`
 * are 0 on a chain without pools.
 */
export async function readBalances(
  parameters: readBalances.Parameters,
): Promise<Balance[]> {
  const { address, apiUrl, chain, client, tokens } = parameters
  const none: Prices = new Map()
  const [ether, prices, amounts] = await Promise.all([
    client.getBalance({ address }),
    tokens ? readPrices(client, tokens) : none,
    tokens ? readAmounts(client, tokens, address) : [],
  ])
  const { caipNetworkId, nativeCurrency } = chain
  const toBalance = (
    { decimals, name, symbol }: Token,
    amount: bigint,
    price: bigint,
  ) => ({
    name,
    symbol,
    chainId: caipNetworkId,
    value: toJsonNumber((amount * price) / 10n ** BigInt(decimals)),
    price: toJsonNumber(price),
    quantity: {
      decimals: String(decimals),
      numeric: formatUnits(amount, decimals),
    },
    iconUrl: toIconUrl(apiUrl, symbol),
  })
  const etherPrice = tokens ? prices.get(tokens.weth.address) : 0n
  return [
    toBalance(nativeCurrency, ether, etherPrice ?? 0n),
    ...amounts.map(({ amount, token }) => ({
      ...toBalance(token, amount, prices.get(token.address) ?? 0n),
      address: `${caipNetworkId}:${token.address}`,
    })),
  ]
}

export declare namespace readBalances {
  type Parameters = {
    address: Address
    /** Where the icons are served from. */
    apiUrl: string
    chain: LocalChain
    client: DevWallet
    /** Tokens of the chain, `undefined` when it has none. */
    tokens: LocalTokens | undefined
  }
}

type Token = { name: string; symbol: string; decimals: number }

async function readAmounts(
  client: DevWallet,
  tokens: LocalTokens,
  owner: Address,
) {
  const amounts = await Promise.all(
    Object.values(tokens).map(async (token) => {
      const amount = await client.readContract({
        address: token.address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [owner],
      })
      return { amount, token }
    }),
  )
  return amounts.filter(({ amount }) => amount > 0n)
}
