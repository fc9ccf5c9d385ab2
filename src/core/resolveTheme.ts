import { InvalidThemeError } from './errors/theme.js'
import type { Theme, ThemeMode, ThemeOptions } from './theme.js'

const modes: readonly ThemeMode[] = ['dark', 'light', 'auto']

/**
 * Fills in missing theme options.
 *
 * @param options - options set by the app
 * @param before - fallback for missing options; default dark, no variables
 * @throws InvalidThemeError for an unknown mode
 */
export function resolveTheme(
  options: ThemeOptions = {},
  before: Theme = { mode: 'dark', variables: {} },
): Theme {
  const {
    mode = before.mode,
    variables = before.variables,
    density = before.density,
    layout = before.layout,
  } = options
  // Untyped JavaScript and stored settings can contain any value.
  if (!modes.includes(mode)) throw new InvalidThemeError()
  return { mode, variables, density, layout }
}
