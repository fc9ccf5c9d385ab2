import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import { SwapRefusedError } from '../../core/errors/swap.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../networks/getEvmClient.js'
import { estimateFee } from '../payments/estimateFee.js'
import type { SendTransaction } from '../payments/sendTypes.js'
import { readSwapBalance } from './readSwapBalance.js'
import { simulateCall } from './simulateCall.js'

/**
 * Simulates the swap on the current state of the chain, so that one that would
 * fail is rejected before the user is asked to sign it.
 *
 * @param options.isAllowed - whether the router may take the token already;
 * otherwise only balance and router are checked
 * @param options.isSponsored - whether the app pays the network fee
 * @throws SwapRefusedError `moved`, `router`, `simulation`
 * @throws InsufficientBalanceError
 */
export async function assertSwapRuns(
  kit: Kit,
  request: { from: `0x${string}` | undefined },
  transaction: SendTransaction,
  options: { isAllowed?: boolean; isSponsored?: boolean } = {},
): Promise<void> {
  const { isAllowed = true, isSponsored = false } = options
  const { amount, chainId, data, from: account, to, value } = transaction
  const address = request.from
  const balance = await readSwapBalance(kit, { account, address, chainId })
  if (balance < amount || !data) throw new InsufficientBalanceError()
  const client = getEvmClient(kit, { chainId })
  try {
    const answer = isAllowed
      ? await simulateCall(client, { data, from: account, to, value })
      : '0x'
    if (answer === '0x') await assertContract(client, to)
    if (!address && !isSponsored) await assertFee(client, transaction, balance)
  } catch (error) {
    throw toRefusal(error)
  }
}

/** An address without a contract would take the coins and give nothing back. */
async function assertContract(
  client: ReturnType<typeof getEvmClient>,
  to: `0x${string}`,
) {
  const method = 'eth_getCode'
  const code = await client.request({ method, params: [to, 'latest'] })
  if (!code || code === '0x')
    throw new SwapRefusedError({ reason: 'router', details: 'no contract' })
}

/** Asserts that the native balance also covers the gas. */
async function assertFee(
  client: ReturnType<typeof getEvmClient>,
  transaction: SendTransaction,
  balance: bigint,
) {
  const { fee } = await estimateFee(client, transaction)
  if (balance < transaction.value + fee)
    throw new InsufficientBalanceError({
      details: `The network fee is up to ${fee} base units`,
    })
}

/** Messages of Uniswap and others for a price that is no longer available. */
const moved = /INSUFFICIENT_OUTPUT_AMOUNT|return ?amount|min return/i

function toRefusal(error: unknown) {
  const found = getTransactionError(error, { sentToNetwork: 'no' })
  if (found.code === 'INSUFFICIENT_FUNDS')
    return new InsufficientBalanceError({ cause: error })
  if (found.code !== 'EXECUTION_REVERTED') return found
  const { details } = found
  const reason = moved.test(details ?? '') ? 'moved' : 'simulation'
  return new SwapRefusedError({ reason, cause: error, details })
}
