'use client'
import type { Toast as ToastData } from '../../core/notice.js'
import { Toast } from './Toast.js'

/**
 * Where the toast is read out from. It stands there before there is any, since
 * what comes together with its region is not announced.
 */
export function ToastRegion({ isPopover, toast }: ToastRegion.Props) {
  const shown = toast && (
    <Toast isPopover={isPopover} key={toast.id} toast={toast} />
  )
  const isError = toast?.variant === 'error'
  return (
    <>
      <div role="status">{!isError && shown}</div>
      <div role="alert">{isError && shown}</div>
    </>
  )
}

export declare namespace ToastRegion {
  type Props = {
    isPopover?: boolean | undefined
    toast: ToastData | undefined
  }
}
