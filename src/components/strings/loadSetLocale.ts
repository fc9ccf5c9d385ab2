/** Loads the language code, which English pages do not need. */
export const loadSetLocale = () =>
  import('./setLocale.js').then(({ setLocale }) => setLocale)
