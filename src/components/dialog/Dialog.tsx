'use client'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../parts/classNames.js'
import { useThemed } from '../parts/useThemed.js'
import { useContainer } from './useContainer.js'
import { useDialogElement } from './useDialogElement.js'

/**
 * A native `<dialog>` in the top layer, at the end of the body: a card in the
 * middle, or a sheet on a phone. It stays in place while it is closed.
 */
export function Dialog(props: Dialog.Props) {
  const { children, isOpen, isShaking, label, onClose, overlay } = props
  const { ref, ...themed } = useThemed<HTMLDialogElement>()
  const container = useContainer()
  const onClick = useDialogElement({ container, isOpen, onClose, ref })
  return createPortal(
    // The keyboard has Escape for it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      {...themed}
      aria-label={label}
      className="lk-dialog"
      onClick={onClick}
      ref={ref}
    >
      {isOpen && (
        <div className="lk-stage">
          <div
            className={classNames(
              'lk-card',
              'lk-anim',
              isShaking && 'lk-shake',
            )}
          >
            <div aria-hidden="true" className="lk-grabber" />
            {children}
          </div>
          {overlay}
        </div>
      )}
    </dialog>,
    container,
  )
}

export declare namespace Dialog {
  type Props = {
    children: ReactNode
    isOpen: boolean
    isShaking: boolean
    /** The dialog's name: the title of what it shows. */
    label: string
    /** The person wants it closed, by Escape or beside the card. */
    onClose: () => void
    /** What floats over the card, such as a toast. */
    overlay?: ReactNode
  }
}
