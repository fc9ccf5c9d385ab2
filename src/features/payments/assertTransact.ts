import { hexToBigInt, numberToHex } from 'viem'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../networks/getEvmClient.js'
import type { ResolvedTransact } from './resolveTransact.js'

/**
 * Rejects what the chain would reject, before the user is asked to approve. A
 * call that depends on others before it cannot be simulated alone; the wallet
 * does it.
 *
 * @throws InsufficientBalanceError, TransactionError
 */
export async function assertTransact(
  kit: Kit,
  { before, transaction }: Pick<ResolvedTransact, 'before' | 'transaction'>,
): Promise<void> {
  const { chainId, data, from, to, value } = transaction
  const client = getEvmClient(kit, { chainId })
  const total = [...before, transaction].reduce(
    (sum, { value }) => sum + value,
    0n,
  )
  try {
    const balance = hexToBigInt(
      await client.request({
        method: 'eth_getBalance',
        params: [from, 'latest'],
      }),
    )
    if (balance < total) throw new InsufficientBalanceError()
    if (before.length > 0 || !data) return
    // Not the fee: some wallets pay it themselves.
    await client.request({
      method: 'eth_call',
      params: [{ data, from, to, value: numberToHex(value) }, 'latest'],
    })
  } catch (error) {
    const found = getTransactionError(error, { sentToNetwork: 'no' })
    if (found.code === 'INSUFFICIENT_FUNDS')
      throw new InsufficientBalanceError({ cause: error })
    throw found
  }
}
