'use client'
import { useMemo } from 'react'
import { closeModal } from '../actions/modal/closeModal.js'
import { goBack } from '../actions/modal/goBack.js'
import { goToView } from '../actions/modal/goToView.js'
import { openModal } from '../actions/modal/openModal.js'
import { useKitAtom } from '../context.js'
import { getModalEntry, type ModalEntry } from '../core/modal/modal.js'
import { useKit } from './useKit.js'

/**
 * Hook for reading and controlling the modal. Requires a component of
 * `latchkey/components` on the page.
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
    /** Goes to the previous view. On the first view, closes the modal. */
    back: () => void
    /** Whether there is a previous view. */
    canGoBack: boolean
    /** Closes the modal, or shakes it while a decision is required. */
    close: (options?: closeModal.Options) => void
    /** Current view and its data. */
    entry: ModalEntry
    /** Goes to another view. */
    go: (options: goToView.Options) => void
    /** Whether the modal's code failed to load. Opening it retries. */
    hasFailed: boolean
    /** Whether the modal is open. */
    isOpen: boolean
    /** Whether the modal shakes because closing was prevented. */
    isShaking: boolean
    /** Opens the modal at the account, the connect view, or a given view. */
    open: (options?: openModal.Options) => void
  }
  type ErrorType = useKit.ErrorType
}
