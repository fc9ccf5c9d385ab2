'use client'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useThemed } from '../parts/useThemed.js'
import { Card } from './Card.js'
import { useContainer } from './useContainer.js'
import { useDialogElement } from './useDialogElement.js'

/**
 * A native `<dialog>` in the top layer, at the end of the body: a card in the
 * middle, or a sheet on a phone. It stays in place while it is closed.
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
          {overlay}
        </div>
      )}
    </dialog>,
    container,
  )
}

export declare namespace Dialog {
  type Props = Card.Props & {
    isOpen: boolean
    /** The person wants it closed, by Escape or beside the card. */
    onClose: () => void
    /** What floats over the card, such as a toast. */
    overlay?: ReactNode
    /** Of the heading inside that names the dialog. */
    titleId: string
  }
}
