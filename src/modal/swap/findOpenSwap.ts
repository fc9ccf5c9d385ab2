import { foldCase } from '../../core/address/foldCase.js'
import { OPEN_PAYMENT_SHOWN_MS } from '../../core/constants/send.js'
import type { SwapLabel } from '../../core/swap/swapLabel.js'
import type { Kit } from '../../createKit.js'
import { getSendJournal } from '../../features/payments/getSendJournal.js'

/**
 * Finds the last swap of an account that was submitted and has no known
 * result, such as one from before a page reload. Token approvals are not
 * swaps.
 *
 * @param parameters.address - EVM address in any case
 * @returns `undefined` if there is none, or the user has seen its result
 *
 * @example
 * const swap = findOpenSwap(kit, { address })
 */
export function findOpenSwap(
  kit: Kit,
  parameters: findOpenSwap.Parameters,
): findOpenSwap.ReturnType {
  const oldest = Date.now() - OPEN_PAYMENT_SHOWN_MS
  const intent = getSendJournal(kit)
    .list()
    .findLast(
      ({ createdAt, from, isTold, swap }) =>
        !isTold &&
        createdAt > oldest &&
        foldCase(from) === foldCase(parameters.address) &&
        isLabel(swap),
    )
  if (!intent?.swap) return undefined
  const { amount, from, to } = intent.swap
  return { id: intent.id, label: { amount, from, to } }
}

export declare namespace findOpenSwap {
  type Parameters = { address: string }
  type ReturnType =
    | {
        /** ID for `getSendStatus`. */
        id: string
        label: SwapLabel
      }
    | undefined
}

/** Storage content is untrusted. */
function isLabel(value: unknown): value is SwapLabel {
  if (typeof value !== 'object' || value === null) return false
  const { amount, from, to } = value as Record<string, unknown>
  return (
    typeof amount === 'string' &&
    /^\d{1,78}(\.\d{1,78})?$/.test(amount) &&
    isSymbol(from) &&
    isSymbol(to)
  )
}

function isSymbol(value: unknown) {
  return typeof value === 'string' && value !== '' && value.length <= 32
}
