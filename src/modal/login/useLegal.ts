'use client'
import { atom } from 'jotai/vanilla'
import { useMemo, useState } from 'react'
import { useKitAtom } from '../../context.js'
import { useKit } from '../../hooks/useKit.js'

/** Whether the app's terms were accepted. Kept until the page is left. */
const legalAcceptedAtom = atom(false)

/**
 * Returns the app's terms and privacy policy, and whether they must be
 * accepted before connecting (`features.legalCheckbox`). Acceptance lasts
 * until the page is left.
 */
export function useLegal(): useLegal.ReturnType {
  const kit = useKit()
  const { features, legal } = kit
  const isAccepted = useKitAtom(kit, legalAcceptedAtom)
  const [refusals, setRefusals] = useState(0)
  const hasPages = Boolean(legal?.privacyUrl || legal?.termsUrl)
  const hasBox = hasPages && features?.legalCheckbox === true
  return useMemo(
    () => ({
      hasBox,
      hasPages,
      isAccepted,
      isOwed: hasBox && !isAccepted,
      refuse: () => setRefusals((count) => count + 1),
      refusals,
      setIsAccepted: (next: boolean) => kit.store.set(legalAcceptedAtom, next),
    }),
    [hasBox, hasPages, isAccepted, kit, refusals],
  )
}

export declare namespace useLegal {
  type ReturnType = {
    /** Whether to show a checkbox. */
    hasBox: boolean
    hasPages: boolean
    isAccepted: boolean
    /** Whether the terms must be accepted before connecting. */
    isOwed: boolean
    /** Call when the user tries to connect without accepting. */
    refuse: () => void
    /** Number of such attempts. */
    refusals: number
    setIsAccepted: (isAccepted: boolean) => void
  }
}
