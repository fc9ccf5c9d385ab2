import type { SocialProvider } from '../../core/ports.js'

/** A pending social login in a popup. Survives reloads of this tab. */
export type PendingSocial = {
  /** Network to log in with. */
  chainId?: string | number | undefined
  provider: SocialProvider
  /** Unix time in milliseconds. */
  startedAt: number
  /** State for requesting the result from the frame's server, once known. */
  state?: string | undefined
}
