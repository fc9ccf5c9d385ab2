'use client'
import { atom } from 'jotai/vanilla'
import { useMemo, useState } from 'react'
import { useKitAtom } from '../../context.js'
import { useKit } from '../../hooks/useKit.js'

/** Whether the app's terms were accepted, until the page is left. */
const legalAcceptedAtom = atom(false)

/**
 * The app's terms and privacy policy, and whether they have to be accepted
 * before one can connect: `features.legalCheckbox`. What was accepted holds
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
    /** Whether there is a box to be ticked. */
    hasBox: boolean
    hasPages: boolean
    isAccepted: boolean
    /** Nobody may connect before it was accepted. */
    isOwed: boolean
    /** Somebody has tried to connect without. */
    refuse: () => void
    /** How often that was. */
    refusals: number
    setIsAccepted: (isAccepted: boolean) => void
  }
}
