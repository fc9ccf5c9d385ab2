import type { Toast } from '../../core/notice.js'
import type { Kit } from '../../createKit.js'
import { createToaster } from './createToaster.js'

/**
 * Shows a toast. There is one at a time: a toast that is already shown is
 * hidden, and replaced after 150 ms. It expires after 2500 ms, except for the
 * variant `loading`.
 *
 * @param toast.variant - `success`, `error` or `loading`
 * @param toast.key - which message
 * @param toast.subject - subject of the message, such as `1.5 ETH`
 * @param toast.href - link to more details, such as a block explorer page
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
