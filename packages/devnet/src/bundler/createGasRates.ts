import { type Address, erc20Abi, isAddressEqual, parseEther } from 'viem'
import type { DevWallet } from '../chain/createDevWallet.js'
import type { Contracts } from '../chain/deployContracts.js'
import { routerAbi } from '../chain/uniswapAbi.js'

/** What the pools are asked about; a whole ether would move the price. */
const SAMPLE = parseEther('0.001')
/** What the paymaster earns: a twentieth. */
const MARKUP = { numerator: 105n, denominator: 100n }

/** A token that gas can be paid with. */
export type GasRate = {
  decimals: number
  /** Units of the token for 10^18 wei. */
  rate: bigint
  symbol: string
}

/** Prices of the tokens that gas can be paid with, from the local pools. */
export type GasRates = (token: Address) => Promise<GasRate | undefined>

/** Creates the price list of the local paymaster. */
export function createGasRates(parameters: {
  client: DevWallet
  contracts: Contracts
}): GasRates {
  const { client, contracts } = parameters
  const { gold, router, tether, usd, weth } = contracts
  return async (token) => {
    if (![gold, tether, usd].some((known) => isAddressEqual(known, token)))
      return undefined
    const isDollar = isAddressEqual(token, usd)
    const erc20 = { abi: erc20Abi, address: token } as const
    const [amounts, decimals, symbol] = await Promise.all([
      client.readContract({
        abi: routerAbi,
        address: router,
        args: [SAMPLE, isDollar ? [weth, usd] : [weth, usd, token]],
        functionName: 'getAmountsOut',
      }),
      client.readContract({ ...erc20, functionName: 'decimals' }),
      client.readContract({ ...erc20, functionName: 'symbol' }),
    ])
    const units = amounts.at(-1) ?? 0n
    const rate =
      (units * parseEther('1') * MARKUP.numerator) /
      (SAMPLE * MARKUP.denominator)
    return { decimals, rate, symbol }
  }
}
