'use client'
import { useKitAtom } from '../../context.js'
import type { ModalState } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'

/** The modal's state without its controls: small enough for every page. */
export function useModalState(): ModalState {
  const kit = useKit()
  return useKitAtom(kit, kit.atoms.modal)
}
