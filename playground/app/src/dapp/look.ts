import type { ThemeMode, ThemeOptions } from 'latchkey'

const key = 'playground.look'

export const modes: readonly { mode: ThemeMode; name: string }[] = [
  { mode: 'auto', name: 'Auto' },
  { mode: 'light', name: 'Light' },
  { mode: 'dark', name: 'Dark' },
]

/** Each works in both modes; the first one is the package's own. */
export const accents: readonly { name: string; value?: string }[] = [
  { name: 'Blue' },
  { name: 'Green', value: 'oklch(0.52 0.12 160)' },
  { name: 'Violet', value: 'oklch(0.54 0.2 295)' },
  { name: 'Plum', value: 'oklch(0.53 0.18 345)' },
]

export type Look = { accent: string | undefined; mode: ThemeMode }

/** What was chosen last time. */
export function readLook(): ThemeOptions {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Look
    const { mode } = modes.find((one) => one.mode === stored.mode) ?? {}
    const { value } = accents.find((one) => one.value === stored.accent) ?? {}
    return { mode: mode ?? 'auto', variables: value ? { accent: value } : {} }
  } catch {
    return { mode: 'auto' }
  }
}

export function saveLook(look: Look) {
  try {
    localStorage.setItem(key, JSON.stringify(look))
  } catch {
    // Storage is switched off: the look lasts as long as the page.
  }
}
