'use client'
import { useKitAtom } from '../../context.js'
import { useKit } from '../../hooks/useKit.js'

/** Returns whether the closed modal is to be mounted before it is opened. */
export function useIsWarm(): boolean {
  const kit = useKit()
  return useKitAtom(kit, kit.atoms.host)?.isWarm === true
}
