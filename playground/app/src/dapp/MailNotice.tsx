import { useModal } from 'latchkey'
import { useEffect, useRef } from 'react'
import { MailedCode } from './MailedCode.js'

/**
 * The mail above the modal, as a phone would show it, while the code is asked
 * for: nobody has to look for it in another tab.
 */
export function MailNotice(mail: MailedCode.Props) {
  const { entry, isOpen } = useModal()
  const ref = useRef<HTMLDivElement>(null)
  const isWanted = isOpen && entry.view === 'EmailVerifyOtp'
  useEffect(() => {
    // Above a dialog that has opened before it; it is only looked at.
    if (isWanted) ref.current?.showPopover?.()
    else if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
  }, [isWanted])
  return (
    <div className="notice" popover="manual" ref={ref}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3.5 6.5h17v11h-17ZM4 7l8 6 8-6" />
      </svg>
      <p>
        <MailedCode {...mail} />
      </p>
    </div>
  )
}
