/** `auto` follows the system setting. */
export type ThemeMode = 'dark' | 'light' | 'auto'

/**
 * Custom values of design tokens, without their prefix: `accent` sets
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

/** Spacing of the modal. */
export type ThemeDensity = 'comfortable' | 'compact'

/** `narrow`: one column. `wide`: two columns from 760 px while connecting. */
export type ThemeLayout = 'narrow' | 'wide'

/** Resolved theme of the components. */
export type Theme = {
  /** `light` or `dark`. */
  readonly mode: ThemeMode
  /** CSS variables that replace the defaults. */
  readonly variables: ThemeVariables
  /** Default `comfortable`. */
  readonly density?: ThemeDensity | undefined
  /** Default `narrow`. */
  readonly layout?: ThemeLayout | undefined
}

/** Theme options of `createKit`. */
export type ThemeOptions = {
  /** Default `dark`. */
  mode?: ThemeMode | undefined
  /** CSS values by token, for example `{ accent: '#0f766e' }`; default none. */
  variables?: ThemeVariables | undefined
  /** Spacing of the modal; default `comfortable`. */
  density?: ThemeDensity | undefined
  /** Layout of the modal; default `narrow`. */
  layout?: ThemeLayout | undefined
}

/** What hosted frames are sent without an accent of the app, by mode. */
const hostedColors = {
  dark: { accent: 'hsla(230, 100%, 67%, 1)', background: '#202020' },
  light: { accent: 'hsla(231, 100%, 70%, 1)', background: '#fff' },
}

/**
 * Converts the theme to the frame's format: `auto` is resolved, and `accent`
 * is the only token. Hosted frames read `w3mThemeVariables`; without an accent
 * `themeVariables` is empty, and other frames keep their own.
 *
 * @param theme.currency - ISO 4217 code that values are shown in
 * @param theme.locale - BCP 47 tag of the components' language
 */
export function toFrameTheme({
  currency,
  locale,
  mode,
  variables,
}: Theme & Pick<FrameTheme, 'currency' | 'locale'>): FrameTheme {
  const { accent } = variables
  const isLight =
    mode === 'auto'
      ? globalThis.matchMedia?.('(prefers-color-scheme: light)').matches
      : mode === 'light'
  const themeMode = isLight ? 'light' : 'dark'
  const hosted = hostedColors[themeMode]
  return {
    themeMode,
    themeVariables: accent ? { accent } : {},
    w3mThemeVariables: {
      '--w3m-accent': accent ?? hosted.accent,
      '--w3m-background': hosted.background,
    },
    ...(currency ? { currency } : {}),
    ...(locale ? { locale } : {}),
  }
}

/** Theme of the frame's pages. */
export type FrameTheme = {
  themeMode?: 'light' | 'dark' | undefined
  themeVariables?: Record<string, string | number> | undefined
  /** The same for hosted frames. */
  w3mThemeVariables?: Record<string, string> | undefined
  /** ISO 4217 code that values are shown in. */
  currency?: string | undefined
  /** BCP 47 tag of the components' language. */
  locale?: string | undefined
}
