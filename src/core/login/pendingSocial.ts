import type { SocialProvider } from '../ports.js'

/** A social login in a popup, kept over reloads of this tab. */
export type PendingSocial = {
  /** Network to log in on. */
  chainId?: string | number | undefined
  provider: SocialProvider
  /** Milliseconds since the epoch. */
  startedAt: number
  /** By which the frame's server can be asked, as soon as it is known. */
  state?: string | undefined
}
