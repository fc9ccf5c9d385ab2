import { getErrorText } from '../../core/errors/getErrorText.js'
import { getNotice, type NoticeTask } from '../../core/notice/getNotice.js'
import type { Kit } from '../../createKit.js'
import { showAlert } from './showAlert.js'
import { showToast } from './showToast.js'

/**
 * Shows a failure where the one table says: as an alert or as a toast. What is
 * `inline` is left to the caller, who shows it beside what has failed.
 *
 * @param error - anything that was thrown
 * @param options.task - what was being done, where the error does not tell
 * @returns where it is shown
 *
 * @example
 * if (notifyError(kit, error) === 'inline') setError(error)
 */
export function notifyError(
  kit: Kit,
  error: unknown,
  options: notifyError.Options = {},
): notifyError.ReturnType {
  const notice = getNotice(error, options.task)
  if (notice.display === 'alert')
    showAlert(kit, {
      key: notice.key,
      variant: 'error',
      details: getErrorText(error),
    })
  if (notice.display === 'toast') {
    const { delayMs, key } = notice
    const show = () => showToast(kit, { key, variant: 'error' })
    if (delayMs) setTimeout(show, delayMs)
    else show()
  }
  return notice.display
}

export declare namespace notifyError {
  type Options = { task?: NoticeTask | undefined }
  type ReturnType = 'alert' | 'inline' | 'toast'
}
