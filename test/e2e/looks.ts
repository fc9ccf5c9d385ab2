const all = [
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1280 },
] as const

/**
 * The looks that every view is tested in: both themes and both widths. With
 * `LATCHKEY_LOOKS=all` each theme in each width, and in `npm test` a phone.
 */
export const looks =
  process.env.LATCHKEY_LOOKS === 'all'
    ? all
    : process.env.LATCHKEY_E2E_SHORT
      ? all.slice(1, 2)
      : all.slice(0, 2)
