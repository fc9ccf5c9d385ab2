import type { Address, Hex } from 'viem'
import { KitError } from '../../core/errors/base.js'
import { type DecodedSwap, decodeSwap } from '../../core/swap/decodeSwap.js'
import type { Kit } from '../../createKit.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { lookUpBatch } from '../batch/lookUpBatch.js'
import { resumeBatch } from '../batch/resumeBatch.js'
import { getEvmClient } from '../network/getEvmClient.js'
import { getSendJournal } from '../send/getSendJournal.js'
import { lookUpSend } from '../send/lookUpSend.js'
import { runTransaction } from '../send/runTransaction.js'
import { toUnknownOutcome } from '../send/toUnknownOutcome.js'
import type { EvmSendResult } from '../send/types.js'
import { assertSwapRuns } from './assertSwapRuns.js'
import { checkSwap } from './checkSwap.js'
import { isPastDeadline } from './isPastDeadline.js'
import type { SwapRequest } from './toSwapRequest.js'
import type { SwapResult } from './types.js'

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
  for (const intent of getSendJournal(kit).list()) {
    const swap = readSame(intent, request)
    if (!swap || (await isDead(kit, intent, request))) continue
    if (intent.callsId) {
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
          const isOpen = getSendJournal(kit)
            .list()
            .some((open) => open.id === id)
          if (!isOpen) throw settled
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

/** Decodes an open transaction, if it is the same swap. */
function readSame(
  { caipNetworkId, data, from, value }: SendIntent,
  request: SwapRequest,
): DecodedSwap | undefined {
  if (caipNetworkId !== request.caipNetworkId || from !== request.account)
    return undefined
  try {
    const swap = decodeSwap((data ?? '0x') as Hex)
    const isSame =
      isToken(request.from, swap.isNativeIn, swap.from) &&
      isToken(request.to, swap.isNativeOut, swap.to) &&
      swap.receiver === request.account &&
      (swap.amount ?? BigInt(value)) === request.amount
    return isSame ? swap : undefined
  } catch {
    return undefined
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
