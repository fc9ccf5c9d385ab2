import type { WindowAsk } from './windowWire.js'

/** The look of this page, for a window that it opens. */
export function readTheme(): WindowAsk['theme'] {
  const { dataset, style } = document.documentElement
  return {
    mode: dataset.theme,
    accent: style.getPropertyValue('--accent'),
    accentInk: style.getPropertyValue('--accent-ink'),
  }
}
