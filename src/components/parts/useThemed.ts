'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isDevelopment } from '../../core/isDevelopment.js'
import { warnOnce } from '../../core/warnOnce.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { useThemeState } from '../../modal/theme/useThemeState.js'

/**
 * Returns the props that make an element a root of our styles: attribute,
 * theme mode, token overrides and language. Tokens are set by script, because
 * a strict CSP forbids style attributes in server markup.
 */
export function useThemed<element extends HTMLElement>() {
  const ref = useRef<element>(null)
  const { mode, variables } = useThemeState()
  const { direction: dir, locale: lang } = useLanguage()
  // React 18 warns about layout effects on the server. Checked at render,
  // because modules must not access the document on import.
  const useThemeEffect =
    typeof document === 'undefined' ? noEffect : useLayoutEffect
  useThemeEffect(() => {
    const { style } = ref.current ?? {}
    if (!style) return
    const entries = Object.entries(variables)
    for (const [name, value] of entries)
      if (value) style.setProperty(`--latchkey-${name}`, value)
    return () => {
      for (const [name] of entries) style.removeProperty(`--latchkey-${name}`)
    }
  }, [variables])
  useEffect(() => {
    if (isDevelopment && ref.current) return checkStyles(ref.current)
  }, [])
  return {
    ref,
    'data-latchkey': '',
    'data-latchkey-theme': mode,
    dir,
    lang,
  } as const
}

const noEffect: typeof useLayoutEffect = () => {}

/** Allows for a stylesheet that loads later than the code. */
const STYLES_DELAY_MS = 2_000

/**
 * Warns if an element is unstyled because the stylesheet is missing.
 *
 * @returns a function that cancels the check
 */
function checkStyles(element: Element): () => void {
  const timer = setTimeout(() => {
    const styles = getComputedStyle(element)
    if (!styles.getPropertyValue('--lk-surface-1'))
      warnOnce(
        "The components have no styles. Add `import 'latchkey/styles.css'`.",
      )
  }, STYLES_DELAY_MS)
  return () => clearTimeout(timer)
}
