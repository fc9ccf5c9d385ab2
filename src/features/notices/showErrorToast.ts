import type { ToastKey } from '../../core/notice.js'
import type { Kit } from '../../createKit.js'
import { showToast } from './showToast.js'

/**
 * Shows the toast of an error, unless the same one is shown already: an error
 * can be reported both by its request and by the view that made it.
 *
 * @param parameters.delayMs - delay before it is shown; default none
 */
export function showErrorToast(
  kit: Kit,
  parameters: showErrorToast.Parameters,
): void {
  const { delayMs, key } = parameters
  function show() {
    const { toast } = kit.store.get(kit.atoms.notices)
    if (toast?.key !== key || toast.isLeaving)
      showToast(kit, { key, variant: 'error' })
  }
  if (delayMs) setTimeout(show, delayMs)
  else show()
}

export declare namespace showErrorToast {
  type Parameters = { delayMs?: number | undefined; key: ToastKey }
}
