import type { DeviceRecord } from '../keys/signerWire.js'
import { isSealed } from '../storage/isSealed.js'
import type { WalletCopy } from './copy.js'
import { isCopy } from './copy.js'
import type { WindowAsk } from './windowWire.js'

/**
 * A user's keys, one per kind of network: sealed, with what opens them, which
 * cannot be read. Neither page opens them.
 */
export type HandedRecords = { evm: HandedRecord; solana: HandedRecord }

export type HandedRecord = DeviceRecord & { key: CryptoKey }

/** What the frame gives the window. */
export type KeepAsk = {
  /** BCP 47 tag of what the frame speaks. */
  locale: string
  /** Whose login it is; absent for logins without an email or a name. */
  name: string | undefined
  /** The app above the frame. */
  origin: string
  /**
   * Kept unless this user has keys there already. Absent where the frame only
   * wants those back.
   */
  records?: HandedRecords | undefined
  /** Instead of them, for a wallet that can be recovered: its share, or none. */
  copy?: WalletCopy | 'wanted' | undefined
  theme: WindowAsk['theme']
  userId: string
}

/** `kept` or `copied`, with what is kept there; `unavailable` where nothing can be. */
export type KeepAnswer =
  | { type: 'kept'; records: HandedRecords }
  | { type: 'copied'; copy: WalletCopy }
  | { type: 'unavailable' }

/** Whether the window has answered that. */
export function isKeepAnswer(value: unknown): value is KeepAnswer {
  if (typeof value !== 'object' || value === null || !('type' in value))
    return false
  if (value.type === 'unavailable') return true
  if (value.type === 'copied') return 'copy' in value && isCopy(value.copy)
  if (value.type !== 'kept' || !('records' in value)) return false
  const records = value.records as Partial<Record<string, unknown>> | null
  return isHanded(records?.evm) && isHanded(records?.solana)
}

/** Whether it is a sealed key with what opens it. */
export function isHanded(value: unknown): value is HandedRecord {
  return (
    isSealed(value) &&
    'key' in value &&
    value.key instanceof CryptoKey &&
    // A key that can be read would be worth stealing.
    !value.key.extractable // guard: keep-extractable
  )
}
