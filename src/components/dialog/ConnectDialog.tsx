'use client'
import { useId } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { PageToast } from '../notices/PageToast.js'
import type { Card } from './Card.js'
import { Dialog } from './Dialog.js'
import { ModalContent } from './ModalContent.js'
import { ModalParts } from './ModalParts.js'
import { useIsWide } from './useIsWide.js'

/** The modal as a dialog, showing the router's current view. */
export function ConnectDialog(props: ConnectDialog.Props) {
  const { close, entry, isOpen, isShaking } = useModal()
  const isWide = useIsWide(entry.view)
  // `useId` values may repeat across React roots on a page.
  const titleId = `lk-title-${useId()}`
  return (
    <ModalParts>
      {/* First: a container that comes later costs the dialog's styles. */}
      <PageToast />
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
    </ModalParts>
  )
}

export declare namespace ConnectDialog {
  type Props = Pick<Card.Props, 'shellHeight'>
}
