'use client'
import { useMemo } from 'react'
import { openModal } from '../actions/modal/openModal.js'
import { setModalLoading } from '../actions/modal/setModalLoading.js'
import { useKitAtom } from '../context.js'
import { useKit } from './useKit.js'

/**
 * Hook for the loading state of the modal, which it shows instead of its view
 * while the app prepares something. The user can close the modal meanwhile,
 * which ends the loading state. A view that was shown before starts again
 * afterwards; input of sends, swaps and purchases is kept.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { open, setLoading } = useModalLoading()
 * async function checkOut() {
 *   open({ view: 'WalletSend' })
 *   await reserve().finally(() => setLoading(false))
 * }
 */
export function useModalLoading(
  parameters: useModalLoading.Parameters = {},
): useModalLoading.ReturnType {
  const kit = useKit(parameters)
  const { isLoading = false } = useKitAtom(kit, kit.atoms.modal)
  const controls = useMemo(
    () => ({
      open(options?: openModal.Options) {
        openModal(kit, options)
        setModalLoading(kit, true)
      },
      setLoading: (value: boolean) => setModalLoading(kit, value),
    }),
    [kit],
  )
  return { ...controls, isLoading }
}

export declare namespace useModalLoading {
  type Parameters = useKit.Parameters
  type ReturnType = {
    /** Whether the open modal shows the loading state. */
    isLoading: boolean
    /** Opens the modal in the loading state, as `open` of `useModal` does. */
    open: (options?: openModal.Options) => void
    /** Starts or ends the loading state of the open modal. */
    setLoading: (isLoading: boolean) => void
  }
  type ErrorType = useKit.ErrorType
}
