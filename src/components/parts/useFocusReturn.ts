'use client'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { VisitContext } from './VisitContext.js'

/**
 * Focuses the control that led away from the view, when the user navigates
 * back to it.
 */
export function useFocusReturn(): void {
  const visit = useContext(VisitContext)
  useLayoutEffect(
    () => () =>
      visit?.set('focus', toName(document.activeElement?.closest('button'))),
    [visit],
  )
  // After the view has taken the focus.
  useEffect(() => {
    const last = visit?.get('focus')
    const buttons = document.querySelectorAll<HTMLElement>(
      '.lk-view:not(.lk-left *) button',
    )
    const back = [...buttons].find((button) => toName(button) === last)
    back?.focus({ preventScroll: true })
  }, [visit])
}

/** What a control says: its element is replaced when its view is left. */
function toName(control: Element | null | undefined) {
  return control?.getAttribute('aria-label') ?? control?.textContent
}
