import { type Address, zeroAddress } from 'viem'
import type {
  IndexedTransaction,
  Movement,
  Operation,
} from './indexedTransaction.js'

/**
 * What a transaction was for one address: the same one is `send` for an
 * account and `receive` for another.
 *
 * @param own - the movements that the address took part in
 */
export function getOperation(
  transaction: IndexedTransaction,
  address: Address,
  own: readonly Movement[],
): Operation {
  const { approvers, from, operation } = transaction
  if (from === address && operation) return operation
  const gained = own.filter((m) => m.to === address && m.from !== address)
  const given = own.filter((m) => m.from === address && m.to !== address)
  if (gained.length > 0 && given.length > 0) return 'trade'
  if (gained.length > 0)
    return gained.some((m) => m.from === zeroAddress) ? 'mint' : 'receive'
  if (given.length > 0)
    return given.some((m) => m.to === zeroAddress) ? 'burn' : 'send'
  if (own.length > 0) return 'send'
  return approvers.includes(address) ? 'approve' : 'execute'
}
