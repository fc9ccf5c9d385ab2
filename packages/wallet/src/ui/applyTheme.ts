import { pickInk } from '../core/format/pickInk.js'

type Theme = {
  themeMode?: 'light' | 'dark' | undefined
  themeVariables?: Record<string, string | number> | undefined
  w3mThemeVariables?: Record<string, string> | undefined
}

/**
 * Takes over the app's light or dark mode and its accent, and nothing else: no
 * other token could hide or forge a part of the approval.
 */
export function applyTheme(
  theme: Theme,
  root = document.documentElement,
): void {
  const { themeMode, themeVariables, w3mThemeVariables } = theme
  if (themeMode) root.dataset.theme = themeMode
  // Latchkey sends both; then the second holds the accent of hosted frames
  // where the app has chosen none.
  const accent = themeVariables
    ? (themeVariables.accent ?? themeVariables['--latchkey-accent'])
    : w3mThemeVariables?.['--w3m-accent']
  if (accent === undefined) return
  const colour = readColour(accent)
  if (!colour) return
  root.style.setProperty('--accent', `rgb(${colour.join(' ')})`)
  root.style.setProperty('--accent-ink', pickInk(colour))
}

const COLOUR_MAX_LENGTH = 64

/** The opaque colour as the browser paints it, or nothing. */
function readColour(value: string | number) {
  if (typeof value !== 'string' || value.length > COLOUR_MAX_LENGTH) return
  if (!CSS.supports('color', value) || /var|url|currentcolor/i.test(value))
    return
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) return
  canvas.fillStyle = value
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(
    0,
    0,
    1,
    1,
  ).data
  return alpha === 255 ? ([red, green, blue] as const) : undefined
}
