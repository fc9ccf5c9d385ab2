import { setTheme } from '../../actions/theme/setTheme.js'
import type { Kit } from '../../createKit.js'

/**
 * Notifies the embedded wallet when the system's color scheme changes and the
 * theme is `auto`, until the returned function is called. The components
 * follow through their stylesheet.
 *
 * @example
 * const stop = watchColorScheme(kit)
 */
export function watchColorScheme(kit: Kit): () => void {
  const media = globalThis.matchMedia?.('(prefers-color-scheme: light)')
  const onChange = () => {
    if (kit.store.get(kit.atoms.theme).mode === 'auto') setTheme(kit, {})
  }
  media?.addEventListener?.('change', onChange)
  return () => media?.removeEventListener?.('change', onChange)
}
