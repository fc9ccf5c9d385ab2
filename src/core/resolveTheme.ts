import { InvalidThemeError } from './errors/theme.js'
import type { Theme, ThemeMode, ThemeOptions } from './theme.js'

const modes: readonly ThemeMode[] = ['dark', 'light', 'auto']

/**
 * Fills up what is not given.
 *
 * @param options - what the app has chosen
 * @param before - taken where nothing is chosen; default dark, no variables
 * @throws InvalidThemeError for a mode that does not exist
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
  // Plain JavaScript and stored settings can hold anything.
  if (!modes.includes(mode)) throw new InvalidThemeError()
  return { mode, variables, density, layout }
}
