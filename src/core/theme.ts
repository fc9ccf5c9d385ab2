/** `auto` follows the person's system. */
export type ThemeMode = 'dark' | 'light' | 'auto'

/**
 * Own values of the tokens, without their prefix: `accent` sets
 * `--latchkey-accent`.
 */
export type ThemeVariables = {
  readonly [name in ThemeVariable]?: string | undefined
}

export type ThemeVariable =
  | 'accent'
  | 'color-mix'
  | 'color-mix-strength'
  | 'font-family'
  | 'font-size'
  | 'radius'
  | 'qr-color'

/** How close things stand in the modal. */
export type ThemeDensity = 'comfortable' | 'compact'

/** One column, or from 760 px two while somebody connects. */
export type ThemeLayout = 'narrow' | 'wide'

/** The look of the components, with nothing left to a default. */
export type Theme = {
  readonly mode: ThemeMode
  readonly variables: ThemeVariables
  /** Default `comfortable`. */
  readonly density?: ThemeDensity | undefined
  /** Default `narrow`. */
  readonly layout?: ThemeLayout | undefined
}

/** The look of the components, as `createKit` takes it. */
export type ThemeOptions = {
  /** Default `dark`. */
  mode?: ThemeMode | undefined
  /** CSS values by token, such as `{ accent: '#0f766e' }`; default none. */
  variables?: ThemeVariables | undefined
  /** Of the modal; default `comfortable`. */
  density?: ThemeDensity | undefined
  /** Of the modal; default `narrow`. */
  layout?: ThemeLayout | undefined
}

/**
 * The theme as the frame takes it: without `auto`, and with the accent as the
 * only token.
 *
 * @param theme.locale - BCP 47 tag of what the components speak
 */
export function toFrameTheme({
  locale,
  mode,
  variables,
}: Theme & Pick<FrameTheme, 'locale'>): FrameTheme {
  const { accent } = variables
  const isLight =
    mode === 'auto'
      ? globalThis.matchMedia?.('(prefers-color-scheme: light)').matches
      : mode === 'light'
  return {
    themeMode: isLight ? 'light' : 'dark',
    ...(accent ? { themeVariables: { accent } } : {}),
    ...(locale ? { locale } : {}),
  }
}

/** How the frame's own pages should look. */
export type FrameTheme = {
  themeMode?: 'light' | 'dark' | undefined
  themeVariables?: Record<string, string | number> | undefined
  /** BCP 47 tag of the language that the components speak. */
  locale?: string | undefined
}
