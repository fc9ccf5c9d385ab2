import { type Address, isAddressEqual } from 'viem'
import type { DevWallet } from './createDevWallet.js'
import { pairAbi } from './uniswapAbi.js'

/** How much of a token a pool holds. */
export async function readReserve(
  client: DevWallet,
  pool: Address,
  token: Address,
): Promise<bigint> {
  const pair = { address: pool, abi: pairAbi } as const
  const [[reserve0, reserve1], token0] = await Promise.all([
    client.readContract({ ...pair, functionName: 'getReserves' }),
    client.readContract({ ...pair, functionName: 'token0' }),
  ])
  return isAddressEqual(token0, token) ? reserve0 : reserve1
}
