import { getErrorText } from '../../core/errors/getErrorText.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../../features/analytics/emit.js'
import { getNotice, type NoticeTask } from '../../features/notices/getNotice.js'
import { showAlert } from '../../features/notices/showAlert.js'
import { showErrorToast } from '../../features/notices/showErrorToast.js'

/**
 * Shows an error as an alert or as a toast, decided by one central table. An
 * `inline` error is left to the caller, to be shown next to what has failed.
 *
 * @param error - any thrown value
 * @param options.task - the task that failed, if the error does not tell
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
  emit(kit, { error, event: 'FAILURE' })
  if (notice.display === 'alert') {
    const { key } = notice
    const details = getErrorText(error)
    if (!showAlert(kit, { key, variant: 'error', details })) return 'inline'
  }
  if (notice.display === 'toast') showErrorToast(kit, notice)
  return notice.display
}

export declare namespace notifyError {
  type Options = { task?: NoticeTask | undefined }
  type ReturnType = 'alert' | 'inline' | 'toast'
}
