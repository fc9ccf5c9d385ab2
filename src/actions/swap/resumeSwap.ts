import type { Address, Hex } from 'viem'
import { KitError } from '../../core/errors/base.js'
import { decodeSwap } from '../../core/swap/decodeSwap.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../../features/networks/getEvmClient.js'
import { getSendJournal } from '../../features/payments/getSendJournal.js'
import { isPastDeadline } from '../../features/payments/isPastDeadline.js'
import { lookUpBatch } from '../../features/payments/lookUpBatch.js'
import { lookUpSend } from '../../features/payments/lookUpSend.js'
import { resumeBatch } from '../../features/payments/resumeBatch.js'
import { runTransaction } from '../../features/payments/runTransaction.js'
import type { EvmSendResult } from '../../features/payments/sendTypes.js'
import { toUnknownOutcome } from '../../features/payments/toUnknownOutcome.js'
import { assertSwapRuns } from '../../features/swap/assertSwapRuns.js'
import type { SwapResult } from '../../features/swap/types.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { checkSwap } from './checkSwap.js'
import type { SwapRequest } from './toSwapRequest.js'

/**
 * Resumes earlier attempts of the same swap whose outcome was left open. Their
 * bytes differ because of the deadline, so they are matched by what they do.
 * If one has landed or is pending, its result is returned. If one may be sent
 * again, it is sent with its own bytes and its own nonce, so that only one of
 * the two can land.
 *
 * @returns `undefined` when a new swap may be built
 * @throws TransactionUnknownError while an earlier one may still land
 */
export async function resumeSwap(
  kit: Kit,
  request: SwapRequest,
  steps: Omit<runTransaction.Parameters, 'assert' | 'transaction'>,
): Promise<(Omit<EvmSendResult, 'via'> & Pick<SwapResult, 'via'>) | undefined> {
  // The outcome of the earlier one is known: a new one may be sent.
  const settled = new KitError('settled', { code: 'SETTLED' })
  for (const intent of listOpenSwaps(kit, request)) {
    if (await isDead(kit, intent, request)) continue
    if (intent.rail === 'calls') {
      const { chainId } = request
      const result = await resumeBatch(kit, { ...steps, chainId, intent })
      if (result) return { ...result, via: 'batch' }
      continue
    }
    try {
      const result = await runTransaction(kit, {
        ...steps,
        async assert() {
          const { id } = intent
          if (!getSendJournal(kit).get(id)) throw settled
          await assertAgain(kit, intent, request)
        },
        transaction: {
          amount: request.amount,
          chainId: request.chainId,
          data: intent.data as Hex,
          from: request.account,
          swap: intent.swap,
          to: intent.to as Address,
          value: BigInt(intent.value),
        },
      })
      return { ...result, via: result.via ?? 'sequence' }
    } catch (error) {
      if (error !== settled) throw error
    }
  }
  return undefined
}

/** Lists earlier attempts of the same swap whose outcome was left open. */
export function listOpenSwaps(kit: Kit, request: SwapRequest) {
  return getSendJournal(kit)
    .list()
    .filter((intent) => isSameSwap(intent, request))
}

/** Whether an open transaction is the same swap. */
function isSameSwap(
  { caipNetworkId, data, from, value }: SendIntent,
  request: SwapRequest,
): boolean {
  if (caipNetworkId !== request.caipNetworkId || from !== request.account)
    return false
  try {
    const swap = decodeSwap((data ?? '0x') as Hex)
    return (
      isToken(request.from, swap.isNativeIn, swap.from) &&
      isToken(request.to, swap.isNativeOut, swap.to) &&
      swap.receiver === request.account &&
      (swap.amount ?? BigInt(value)) === request.amount
    )
  } catch {
    return false
  }
}

function isToken(
  asked: Address | undefined,
  isNative: boolean,
  token: Address,
): boolean {
  return asked ? !isNative && token === asked : isNative
}

/**
 * Whether it was not seen and is past its deadline, so that no block can
 * include it. It is then removed from the journal.
 */
async function isDead(
  kit: Kit,
  intent: SendIntent,
  { chainId, connector }: SwapRequest,
) {
  const client = getEvmClient(kit, { chainId })
  try {
    if (!(await isPastDeadline(client, intent))) return false
    const outcome = intent.callsId
      ? await lookUpBatch(client, { connector, intent })
      : await lookUpSend(client, intent)
    if (outcome.status === 'landed' || outcome.status === 'pending')
      return false
    // A batch has no nonce of its own: past its deadline it reverts as a whole.
    if (!intent.callsId && outcome.status !== 'unseen') return false
  } catch {
    return false
  }
  getSendJournal(kit).remove(intent.id)
  return true
}

/** Rejects the earlier bytes unless they do what is requested now. */
async function assertAgain(
  kit: Kit,
  intent: SendIntent,
  request: SwapRequest,
): Promise<void> {
  try {
    const { caipNetworkId, data, from, to, value } = intent
    const built = {
      from: `${caipNetworkId}:${from}`,
      to: `${caipNetworkId}:${to}`,
      data: data as Hex,
      value: BigInt(value),
    }
    const transaction = await checkSwap(kit, request, { built })
    await assertSwapRuns(kit, request, transaction)
  } catch (cause) {
    throw toUnknownOutcome(intent, { cause })
  }
}
