import type { WalletCopy } from './copy.js'
import type { WindowAsk } from './windowWire.js'

/** What the frame gives the window. */
export type HandOverAsk = {
  /** BCP 47 tag of what the frame speaks. */
  locale: string
  /** Whose login it is; absent for logins without an email or a name. */
  name: string | undefined
  /** The app above the frame. */
  origin: string
  theme: WindowAsk['theme']
  userId: string
}

/** The copy, or `none` where the browser has none. */
export type HandOverAnswer = { copy: WalletCopy } | 'none'

/** Whether the window has answered that. */
export function isHandOverAnswer(value: unknown): value is HandOverAnswer {
  if (value === 'none') return true
  return typeof value === 'object' && value !== null && 'copy' in value
}
