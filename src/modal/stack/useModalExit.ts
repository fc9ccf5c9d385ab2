'use client'
import { useMemo } from 'react'
import { closeModal } from '../../actions/modal/closeModal.js'
import { goBack } from '../../actions/modal/goBack.js'
import { useKit } from '../../hooks/useKit.js'

/** The ways out of the modal; `useModal` also has those further in. */
export function useModalExit(): { back: () => void; close: () => void } {
  const kit = useKit()
  return useMemo(
    () => ({ back: () => goBack(kit), close: () => closeModal(kit) }),
    [kit],
  )
}
