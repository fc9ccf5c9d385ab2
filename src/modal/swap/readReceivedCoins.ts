import { getBalance, getTransactionCount } from 'viem/actions'
import type { swap } from '../../actions/swap.js'
import { foldCase } from '../../core/address/foldCase.js'
import type { Kit } from '../../createKit.js'

/** `keccak256('Withdrawal(address,uint256)')` of the wrapped native coin. */
const WITHDRAWAL =
  '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65'

/**
 * Returns how much of the native coin an account received in a swap. Coins
 * leave no log, so it is what the block changed in the account's balance, if
 * the account did nothing else in it; otherwise what the wrapped coin has paid
 * out in the transaction.
 *
 * @returns in base units; `undefined` if it cannot be read
 *
 * @example
 * await readReceivedCoins(kit, { account, chainId, receipt })
 */
export async function readReceivedCoins(
  kit: Kit,
  parameters: readReceivedCoins.Parameters,
): Promise<bigint | undefined> {
  const changed = await readChange(kit, parameters).catch(() => undefined)
  if (changed !== undefined && changed > 0n) return changed
  const paid = sumWithdrawals(parameters.receipt.logs)
  return paid > 0n ? paid : undefined
}

export declare namespace readReceivedCoins {
  type Parameters = {
    account: `0x${string}`
    chainId: number
    receipt: Receipt
  }
  type Receipt = Pick<
    swap.ReturnType['receipt'],
    'blockNumber' | 'effectiveGasPrice' | 'from' | 'gasUsed' | 'logs'
  >
}

/** `undefined` if others paid the fee, or the block had more of the account. */
async function readChange(kit: Kit, parameters: readReceivedCoins.Parameters) {
  const { account, chainId, receipt } = parameters
  const { blockNumber, effectiveGasPrice, from, gasUsed } = receipt
  if (foldCase(from) !== foldCase(account)) return undefined
  const client = kit.config.getClient({ chainId })
  const read = (block: bigint) =>
    Promise.all([
      getBalance(client, { address: account, blockNumber: block }),
      getTransactionCount(client, { address: account, blockNumber: block }),
    ])
  const [[before, sent], [after, sentNow]] = await Promise.all([
    read(blockNumber - 1n),
    read(blockNumber),
  ])
  if (sentNow !== sent + 1) return undefined
  // Rollups charge for data on top (OP Stack).
  const { l1Fee } = receipt as { l1Fee?: bigint | string | null }
  return after - before + gasUsed * effectiveGasPrice + BigInt(l1Fee ?? 0)
}

function sumWithdrawals(logs: readReceivedCoins.Receipt['logs']) {
  return logs
    .filter(
      ({ data, topics }) =>
        topics.length === 2 &&
        topics[0] === WITHDRAWAL &&
        /^0x[\da-f]{64}$/i.test(data),
    )
    .reduce((sum, { data }) => sum + BigInt(data), 0n)
}
