import type { Toast } from '../../core/notice.js'
import type { Kit } from '../../createKit.js'
import { createToaster } from './createToaster.js'

/**
 * Shows a toast. There is one at a time: one that is shown already is hidden,
 * and replaced after 150 ms. It goes by itself after 2500 ms, unless it says
 * that something is under way (`loading`).
 *
 * @param toast.variant - `success`, `error` or `loading`
 * @param toast.key - which sentence
 * @param toast.subject - what the sentence speaks of, such as `1.5 ETH`
 * @param toast.href - where to see more, a page of a block explorer
 * @returns its id, for `dismissToast`
 *
 * @example
 * const id = showToast(kit, { variant: 'loading', key: 'sending' })
 */
export function showToast(kit: Kit, toast: showToast.Parameters): number {
  return kit.own(createToaster).show(toast)
}

export declare namespace showToast {
  type Parameters = Omit<Toast, 'id' | 'isLeaving'>
}
