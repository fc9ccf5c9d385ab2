/** Language requested by the `Language` component. */
export type RequestedLanguage = {
  /** BCP 47 tag, or `auto` for the browser's preferred language. */
  readonly locale: string
  /** Custom strings, by the keys of the catalogue. */
  readonly strings?: object | undefined
}

/** Active and requested language of the components. */
export type Language = {
  /** If omitted, the browser's language is used. */
  readonly wish?: RequestedLanguage | undefined
  /** Whether the requested language is active and nothing is loading. */
  readonly isSpoken?: boolean | undefined
  /** The browser's preferred language at the time it was used. */
  readonly heard?: string | undefined
  /** BCP 47 tag of the active language. */
  readonly locale: string
  /** Default: the page's direction. */
  readonly direction?: 'ltr' | 'rtl' | undefined
  /**
   * Translates English strings. Returns the English ones if there is no
   * translation.
   */
  readonly translate?:
    | (<slice extends object>(part: 'start' | 'rest', english: slice) => slice)
    | undefined
  /** Loads the strings that the button does not need. */
  readonly loadRest?: (() => void) | undefined
  /** Localizes a number made of digits, commas and a dot, for display. */
  readonly toFigure?: ((figure: string) => string) | undefined
}

/** Initial language, also on the server. */
export const english: Language = { locale: 'en' }
