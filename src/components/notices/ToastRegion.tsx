'use client'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Toast as ToastData } from '../../core/notice.js'
import { useHoldToast } from '../../modal/notice/useHoldToast.js'
import { classNames } from '../parts/classNames.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { Spinner } from '../parts/Spinner.js'
import { wrapText } from '../parts/wrapText.js'
import { useStrings } from '../strings/useStrings.js'
import { useSubjects } from '../strings/useSubjects.js'

/**
 * Live region of the toast. Mounted in advance, because content inserted
 * together with its region is not announced.
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

/**
 * A temporary message. Hovering it, or focusing its content, keeps it open.
 * Use the toast's ID as `key`.
 */
function Toast({ isPopover, toast }: Toast.Props) {
  const { notices } = useStrings()
  const toSubject = useSubjects()
  const ref = useRef<HTMLDivElement>(null)
  const holding = useHold(ref)
  usePopover(ref, Boolean(isPopover))
  const { href, isLeaving, key, subject, variant } = toast
  return (
    <div
      {...holding}
      className={classNames(
        'lk-toast',
        `lk-toast-${variant}`,
        isLeaving && 'lk-leaving',
      )}
      popover={isPopover ? 'manual' : undefined}
      ref={ref}
    >
      {wrapText(icons[variant])}
      <span className="lk-toast-text">
        {notices.toasts[key](toSubject(subject))}
      </span>
      {href && (
        <ExternalLink className="lk-toast-link" href={href}>
          <span>{notices.viewOnExplorer}</span>
          <Icon name="arrowUpRight" />
        </ExternalLink>
      )}
    </div>
  )
}

declare namespace Toast {
  type Props = {
    /** Renders in the top layer, when no dialog of ours is open. */
    isPopover?: boolean | undefined
    toast: ToastData
  }
}

const icons: Record<ToastData['variant'], ReactNode> = {
  error: <Icon name="warning" />,
  loading: <Spinner />,
  success: <Icon name="check" />,
}

/** Keeps the toast open while it is hovered or contains the focus. */
function useHold(ref: RefObject<HTMLElement | null>) {
  const holdToast = useHoldToast()
  const release = useRef<() => void>(undefined)
  // The next toast may replace it while it is held.
  useEffect(() => () => release.current?.(), [])
  const hold = () => {
    release.current ??= holdToast()
  }
  const letGo = (unless: string) => () => {
    if (ref.current?.matches(unless)) return
    release.current?.()
    release.current = undefined
  }
  return {
    onBlur: letGo(':hover'),
    onFocus: hold,
    onPointerEnter: hold,
    onPointerLeave: letGo(':focus-within'),
  }
}

function usePopover(ref: RefObject<HTMLElement | null>, isPopover: boolean) {
  useEffect(() => {
    // Without popover support, it stays an ordinary element.
    if (isPopover) ref.current?.showPopover?.()
  }, [isPopover, ref])
}
