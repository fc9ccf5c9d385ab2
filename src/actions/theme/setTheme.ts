import { resolveTheme } from '../../core/resolveTheme.js'
import type { ThemeOptions } from '../../core/theme.js'
import type { Kit } from '../../createKit.js'

/**
 * Changes the look of the components and of the embedded wallet's approvals.
 * Options that are not given stay as they are.
 *
 * @param theme.mode - `dark`, `light` or `auto`
 * @param theme.variables - values of tokens; replace the previous ones
 * @param theme.density - `comfortable`, or `compact`: smaller rows and margins
 * @param theme.layout - `narrow`, or `wide`: two panes for connecting on a
 * wide screen
 * @throws InvalidThemeError when the mode is invalid
 *
 * @example
 * setTheme(kit, { mode: 'auto' })
 */
export function setTheme(kit: Kit, theme: ThemeOptions): void {
  kit.store.set(kit.atoms.theme, (before) => resolveTheme(theme, before))
  kit.frame
    ?.peek()
    ?.syncTheme(kit.store.get(kit.atoms.theme))
    .catch((error) => kit.logger.warn('theme', error))
}
