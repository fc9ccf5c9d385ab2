'use client'
import { useRef } from 'react'
import { useAlert } from '../../modal/notice/useAlert.js'
import { Icon } from '../parts/Icon.js'
import { IconButton } from '../parts/IconButton.js'
import { useStrings } from '../strings/useStrings.js'

/**
 * Persistent alert at the top of the card, shown until dismissed. Its live
 * region is mounted in advance so that the alert is announced.
 */
export function AlertBar() {
  const { notices } = useStrings()
  const { alert, dismissAlert } = useAlert()
  const ref = useRef<HTMLDivElement>(null)
  const [title, text] = alert ? notices.alerts[alert.key] : []
  function dismiss() {
    // The focused button is removed; keep the focus inside the dialog.
    const card = ref.current?.closest('.lk-card')
    card?.querySelector<HTMLElement>('.lk-view')?.focus()
    dismissAlert()
  }
  return (
    <div className="lk-alerts" ref={ref} role="alert">
      {alert && (
        <div className={`lk-alert lk-alert-${alert.variant}`}>
          <Icon name="warning" />
          <div className="lk-alert-text">
            <p className="lk-alert-title">{title}</p>
            <p>{text}</p>
            {alert.details && (
              <details>
                <summary className="lk-alert-summary">
                  {notices.details}
                </summary>
                <code className="lk-alert-code">{alert.details}</code>
              </details>
            )}
          </div>
          <IconButton icon="close" label={notices.dismiss} onClick={dismiss} />
        </div>
      )}
    </div>
  )
}
