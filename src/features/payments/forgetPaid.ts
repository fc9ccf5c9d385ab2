import { TOLD_AFTER_MS } from '../../core/constants/pay.js'
import type { Kit } from '../../createKit.js'
import type { PayIntent } from '../../payments/payIntent.js'
import { getPayJournal } from './getPayJournal.js'

/**
 * Forgets a successful payment without an ID once the user has been told. If
 * the page is left before, the next identical call returns it instead of
 * paying again.
 */
export function forgetPaid(kit: Kit, { id, isUnnamed }: PayIntent): void {
  if (isUnnamed) setTimeout(() => getPayJournal(kit).remove(id), TOLD_AFTER_MS)
}
