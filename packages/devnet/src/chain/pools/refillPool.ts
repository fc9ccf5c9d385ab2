import { type Address, erc20Abi, parseAbi } from 'viem'
import { pairAbi } from '../uniswapAbi.js'
import { assertMined } from './assertMined.js'
import { emptyPool } from './emptyPool.js'
import type { Pool, Reserves } from './pool.js'
import { readReserves } from './readReserves.js'

const GAS = 500_000n
const wethAbi = parseAbi(['function deposit() payable'])

/**
 * Makes a pool hold exactly this. Not by the router, which would add at the
 * price of the dust that is left.
 */
export async function refillPool(pool: Pool, wanted: Reserves): Promise<void> {
  const { address, isWrapped, token, usd, wallet } = pool
  await emptyPool(pool)
  const dust = await readReserves(pool)
  const tokens = wanted.tokens - dust.tokens
  if (isWrapped)
    await assertMined(
      wallet,
      wallet.writeContract({
        address: token,
        abi: wethAbi,
        functionName: 'deposit',
        value: tokens,
        gas: GAS,
      }),
    )
  await pay(pool, usd, wanted.dollars - dust.dollars)
  await pay(pool, token, tokens)
  await assertMined(
    wallet,
    wallet.writeContract({
      address,
      abi: pairAbi,
      functionName: 'mint',
      args: [wallet.account.address],
      gas: GAS,
    }),
  )
}

function pay({ address, wallet }: Pool, token: Address, amount: bigint) {
  return assertMined(
    wallet,
    wallet.writeContract({
      address: token,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [address, amount],
      gas: GAS,
    }),
  )
}
