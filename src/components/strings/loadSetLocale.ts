/** What knows the languages: a page in English does without. */
export const loadSetLocale = () =>
  import('./setLocale.js').then(({ setLocale }) => setLocale)
