/** What `Language` on the page asks for. */
export type RequestedLanguage = {
  /** BCP 47 tag, or `auto` for what the browser prefers. */
  readonly locale: string
  /** Own sentences, by the keys of the catalogue. */
  readonly strings?: object | undefined
}

/** What the components speak, and what they were asked to speak. */
export type Language = {
  /** Without one the browser decides. */
  readonly wish?: RequestedLanguage | undefined
  /** The rest of this is what was asked for, and nothing is on its way. */
  readonly isSpoken?: boolean | undefined
  /** What the browser preferred when it was chosen by that. */
  readonly heard?: string | undefined
  /** BCP 47 tag of what is shown. */
  readonly locale: string
  /** Default that of the page. */
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** Gives sentences in this language for those in English, or them. */
  readonly translate?:
    | (<slice extends object>(part: 'start' | 'rest', english: slice) => slice)
    | undefined
  /** Fetches the sentences that the button does without. */
  readonly loadRest?: (() => void) | undefined
  /** Writes a figure, which is in digits, commas and a dot, for display. */
  readonly toFigure?: ((figure: string) => string) | undefined
}

/** Where every page starts, on the server too. */
export const english: Language = { locale: 'en' }
