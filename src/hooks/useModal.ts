'use client'
import { useMemo } from 'react'
import { closeModal } from '../actions/modal/closeModal.js'
import { goBack } from '../actions/modal/goBack.js'
import { goToView } from '../actions/modal/goToView.js'
import { openModal } from '../actions/modal/openModal.js'
import { useKitAtom } from '../context.js'
import { getModalEntry } from '../core/modal/getModalEntry.js'
import type { ModalEntry } from '../core/modal/modal.js'
import { useKit } from './useKit.js'

/**
 * The modal: whether it is open, what it shows, and its controls. It is there
 * once a component of `latchkey/components` is on the page.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { open } = useModal()
 * return <button onClick={() => open({ view: 'WalletSend' })}>Send</button>
 */
export function useModal(
  parameters: useModal.Parameters = {},
): useModal.ReturnType {
  const kit = useKit(parameters)
  const state = useKitAtom(kit, kit.atoms.modal)
  const controls = useMemo(
    () => ({
      back: () => goBack(kit),
      close: (options?: closeModal.Options) => closeModal(kit, options),
      go: (options: goToView.Options) => goToView(kit, options),
      open: (options?: openModal.Options) => openModal(kit, options),
    }),
    [kit],
  )
  return {
    ...controls,
    canGoBack: state.stack.length > 1,
    entry: getModalEntry(state),
    hasFailed: state.hasFailed,
    isOpen: state.isOpen,
    isShaking: state.isShaking,
  }
}

export declare namespace useModal {
  type Parameters = useKit.Parameters
  type ReturnType = {
    /** To the view before; the first one closes the modal. */
    back: () => void
    canGoBack: boolean
    /** Closes it, or shakes while something has to be decided first. */
    close: (options?: closeModal.Options) => void
    /** The view with its data. */
    entry: ModalEntry
    /** To another view. */
    go: (options: goToView.Options) => void
    /** Its code could not be fetched; opening it tries again. */
    hasFailed: boolean
    isOpen: boolean
    isShaking: boolean
    /** Opens it: at the account, or where one connects, or at a view. */
    open: (options?: openModal.Options) => void
  }
  type ErrorType = useKit.ErrorType
}
