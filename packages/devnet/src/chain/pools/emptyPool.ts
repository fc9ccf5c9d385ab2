import { pairAbi } from '../uniswapAbi.js'
import { assertMined } from './assertMined.js'
import type { Pool } from './pool.js'

const GAS = 500_000n

/** Takes out what the operator has put in: all but dust. */
export async function emptyPool({ address, wallet }: Pool): Promise<void> {
  const operator = wallet.account.address
  const pair = { address, abi: pairAbi } as const
  const shares = await wallet.readContract({
    ...pair,
    functionName: 'balanceOf',
    args: [operator],
  })
  if (shares === 0n) return
  const write = { ...pair, gas: GAS } as const
  await assertMined(
    wallet,
    wallet.writeContract({
      ...write,
      functionName: 'transfer',
      args: [address, shares],
    }),
  )
  await assertMined(
    wallet,
    wallet.writeContract({ ...write, functionName: 'burn', args: [operator] }),
  )
}
