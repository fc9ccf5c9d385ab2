import type { WindowAsk } from '../approval/windowWire.js'

/** A user's keys as 32 bytes of hex, one per kind of network. */
export type Secrets = { evm: string; solana: string }

/** What the frame gives the window. */
export type KeepAsk = {
  /** BCP 47 tag of what the frame speaks. */
  locale: string
  /** Whose login it is; absent for logins without an email or a name. */
  name: string | undefined
  /** The app above the frame. */
  origin: string
  /** Kept unless this user has keys there already. */
  secrets: Secrets
  theme: WindowAsk['theme']
  userId: string
}

/** `kept` with what is kept there; `unavailable` where nothing can be. */
export type KeepAnswer =
  | { type: 'kept'; secrets: Secrets }
  | { type: 'unavailable' }

/** Whether the window has answered that. */
export function isKeepAnswer(value: unknown): value is KeepAnswer {
  if (typeof value !== 'object' || value === null || !('type' in value))
    return false
  if (value.type === 'unavailable') return true
  if (value.type !== 'kept' || !('secrets' in value)) return false
  const secrets = value.secrets as Partial<Record<string, unknown>> | null
  return isSecret(secrets?.evm) && isSecret(secrets?.solana)
}

function isSecret(value: unknown) {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value)
}
