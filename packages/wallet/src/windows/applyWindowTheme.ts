import type { WindowAsk } from '../wire/windowWire.js'

/**
 * Gives a window the look of the frame that has opened it; before that is
 * known, the browser's own.
 */
export function applyWindowTheme(theme?: WindowAsk['theme']): void {
  const { dataset, style } = document.documentElement
  dataset.window = ''
  if (!theme) {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    dataset.theme = isDark ? 'dark' : 'light'
    return
  }
  if (theme.mode) dataset.theme = theme.mode
  if (!theme.accent) return
  style.setProperty('--accent', theme.accent)
  style.setProperty('--accent-ink', theme.accentInk)
}
