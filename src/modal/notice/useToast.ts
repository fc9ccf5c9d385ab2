'use client'
import { useKitAtom } from '../../context.js'
import type { Toast } from '../../core/notice.js'
import { useKit } from '../../hooks/useKit.js'

/** The toast without its controls: small enough for every page. */
export function useToast(): Toast | undefined {
  const kit = useKit()
  return useKitAtom(kit, kit.atoms.notices).toast
}
