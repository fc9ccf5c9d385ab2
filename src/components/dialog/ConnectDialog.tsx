'use client'
import { useId } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { PageToast } from '../notices/PageToast.js'
import type { Card } from './Card.js'
import { Dialog } from './Dialog.js'
import { ModalContent } from './ModalContent.js'
import { ModalParts } from './ModalParts.js'
import { useIsWide } from './useIsWide.js'

/** The modal: the dialog with the view that the router names. */
export function ConnectDialog(props: ConnectDialog.Props) {
  const { close, entry, isOpen, isShaking } = useModal()
  const isWide = useIsWide(entry.view)
  // A page may have ids of another React root, which would be the same.
  const titleId = `lk-title-${useId()}`
  return (
    <ModalParts>
      <Dialog
        isOpen={isOpen}
        isShaking={isShaking}
        isWide={isWide}
        onClose={close}
        shellHeight={props.shellHeight}
        titleId={titleId}
        view={entry.view}
      >
        <ModalContent isWide={isWide} onClose={close} titleId={titleId} />
      </Dialog>
      <PageToast />
    </ModalParts>
  )
}

export declare namespace ConnectDialog {
  type Props = Pick<Card.Props, 'shellHeight'>
}
