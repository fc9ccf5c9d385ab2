'use client'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useThemed } from '../parts/useThemed.js'
import { wrapText } from '../parts/wrapText.js'
import { Card } from './Card.js'
import { useContainer } from './useContainer.js'
import { useDialogElement } from './useDialogElement.js'

/**
 * Native `<dialog>` in the top layer, at the end of the body: a centered
 * card, or a sheet on phones. It stays mounted while closed.
 */
export function Dialog(props: Dialog.Props) {
  const { isOpen, onClose, overlay, titleId, ...card } = props
  const { ref, ...themed } = useThemed<HTMLDialogElement>()
  const container = useContainer()
  useDialogElement({ container, isOpen, onClose, ref })
  return createPortal(
    <dialog
      {...themed}
      aria-labelledby={titleId}
      className="lk-dialog"
      ref={ref}
    >
      {isOpen && (
        <div className="lk-stage">
          <Card {...card} onPull={onClose} />
          {wrapText(overlay)}
        </div>
      )}
    </dialog>,
    container,
  )
}

export declare namespace Dialog {
  type Props = Card.Props & {
    isOpen: boolean
    /** Called on Escape or a click outside the card. */
    onClose: () => void
    /** Content above the card, such as a toast. */
    overlay?: ReactNode
    /** ID of the heading that labels the dialog. */
    titleId: string
  }
}
