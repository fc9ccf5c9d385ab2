'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isDevelopment } from '../../core/isDevelopment.js'
import { warnOnce } from '../../core/warnOnce.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { useThemeState } from '../../modal/theme/useThemeState.js'

/**
 * What makes an element the root of our styles: their attribute, the theme's
 * mode, own values of tokens, and the language it speaks. The tokens are set by
 * script, because a strict content policy allows no style attribute in markup
 * from a server.
 */
export function useThemed<element extends HTMLElement>() {
  const ref = useRef<element>(null)
  const { mode, variables } = useThemeState()
  const { direction: dir, locale: lang } = useLanguage()
  // React 18 warns of layout effects on a server, where there is no layout.
  // Asked here: what is imported on a server must look at no page.
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

/** For a style sheet that loads later than the code. */
const STYLES_DELAY_MS = 2_000

/**
 * Says that an element has none of our styles, when their file was forgotten.
 *
 * @returns stops waiting
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
