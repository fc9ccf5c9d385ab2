import type { TransactionReceipt } from 'viem'
import { ENTRY_POINT } from '../../core/constants/entryPoint.js'

const OPERATION_TOPIC =
  '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** Second word of the event's data, as hex after `0x`. */
const SUCCESS = [2 + 64, 2 + 128] as const

/**
 * Whether a transaction carried a user operation of the account (ERC-4337,
 * EntryPoint 0.7) that reverted. The transaction around it succeeds all the
 * same.
 */
export function hasOperationFailed(
  receipt: Pick<TransactionReceipt, 'logs'>,
  account: string,
): boolean {
  const topic = `0x${account.slice(2).toLowerCase().padStart(64, '0')}`
  const operations = (receipt.logs ?? []).filter(
    ({ address, topics }) =>
      address.toLowerCase() === ENTRY_POINT &&
      topics[0] === OPERATION_TOPIC &&
      topics[2]?.toLowerCase() === topic,
  )
  return (
    operations.length > 0 &&
    operations.every(({ data }) => /^0*$/.test(data.slice(...SUCCESS)))
  )
}
