import { warnOnce } from '../../core/warnOnce.js'

/** For a style sheet that loads later than the code. */
const STYLES_DELAY_MS = 2_000

/**
 * Says that an element has none of our styles, when their file was forgotten.
 *
 * @returns stops waiting
 */
export function checkStyles(element: Element): () => void {
  const timer = setTimeout(() => {
    const styles = getComputedStyle(element)
    if (!styles.getPropertyValue('--lk-surface-1'))
      warnOnce(
        "The components have no styles. Add `import 'latchkey/styles.css'`.",
      )
  }, STYLES_DELAY_MS)
  return () => clearTimeout(timer)
}
