import type { KeptShare } from '../core/custodyRecords.js'
import type { Sealed } from '../storage/sealed.js'

/**
 * A user's share as the first-party storage of this origin keeps it, for
 * frames at other sites of the same browser: sealed as on the device, with the
 * key that opens it, which cannot be read.
 */
export type WalletCopy = {
  about: Sealed
  key: CryptoKey
  share: Sealed
  userId: string
}

/** What a copy is of: a set, and the id of the device that it was made on. */
export type HandedSet = { deviceId: string; kept: KeptShare }

/** The record of a user's copy, and what it is sealed for. */
export function toCopyName(userId: string): string {
  return `copy:${userId}`
}

/** Whether it may be a copy, with a key that cannot be read. */
export function isCopy(value: unknown): value is WalletCopy {
  if (typeof value !== 'object' || value === null) return false
  const { about, key, share } = value as Partial<Record<string, unknown>>
  return (
    typeof about === 'object' &&
    typeof share === 'object' &&
    key instanceof CryptoKey &&
    // A key that can be read would be worth stealing.
    !key.extractable // guard: copy-extractable
  )
}
