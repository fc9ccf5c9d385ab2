'use client'
import type { Toast } from '../core/notice.js'
import { useKit } from './useKit.js'
import { useKitAtom } from './useKitAtom.js'

/** The toast alone, without the controls: small enough for every page. */
export function useToast(): Toast | undefined {
  const kit = useKit()
  return useKitAtom(kit, kit.atoms.notices).toast
}
