import { type Address, erc20Abi } from 'viem'
import type { DevWallet } from './createDevWallet.js'
import type { Contracts } from './deployContracts.js'
import { factoryAbi } from './uniswapAbi.js'

export type LocalToken = {
  address: Address
  name: string
  symbol: string
  decimals: number
  /** Pool against the dollar; the dollar itself has none. */
  pool: Address | undefined
}

export type LocalTokens = Record<'usd' | 'gold' | 'tether' | 'weth', LocalToken>

/** Asks the contracts for what they call themselves, and for their pools. */
export async function readTokens(
  wallet: DevWallet,
  contracts: Contracts,
): Promise<LocalTokens> {
  const { factory, usd } = contracts
  const read = async (address: Address): Promise<LocalToken> => {
    const token = { address, abi: erc20Abi } as const
    const [name, symbol, decimals, pool] = await Promise.all([
      wallet.readContract({ ...token, functionName: 'name' }),
      wallet.readContract({ ...token, functionName: 'symbol' }),
      wallet.readContract({ ...token, functionName: 'decimals' }),
      wallet.readContract({
        address: factory,
        abi: factoryAbi,
        functionName: 'getPair',
        args: [usd, address],
      }),
    ])
    const self = address === usd
    return { address, name, symbol, decimals, pool: self ? undefined : pool }
  }
  const [dollar, gold, tether, weth] = await Promise.all([
    read(usd),
    read(contracts.gold),
    read(contracts.tether),
    read(contracts.weth),
  ])
  return { usd: dollar, gold, tether, weth }
}
