const all = [
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1280 },
] as const

/**
 * The looks that every view is looked at in: both themes and both widths, or
 * with `LATCHKEY_LOOKS=all` each theme in each width.
 */
export const looks =
  process.env.LATCHKEY_LOOKS === 'all' ? all : all.slice(0, 2)
