'use client'
import { useId } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { PageToast } from '../notices/PageToast.js'
import { Dialog } from './Dialog.js'
import { ModalContent } from './ModalContent.js'
import { ModalParts } from './ModalParts.js'

/** The modal: the dialog with the view that the router names. */
export function ConnectDialog() {
  const { close, isOpen, isShaking } = useModal()
  // A page may have ids of another React root, which would be the same.
  const titleId = `lk-title-${useId()}`
  return (
    <ModalParts>
      <Dialog
        isOpen={isOpen}
        isShaking={isShaking}
        onClose={close}
        titleId={titleId}
      >
        <ModalContent onClose={close} titleId={titleId} />
      </Dialog>
      <PageToast />
    </ModalParts>
  )
}
