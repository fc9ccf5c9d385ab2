import { base58 } from '@scure/base'

const ADDRESS_BYTES = 32
/** Longest base58 text of 32 bytes. */
const ADDRESS_MAX_LENGTH = 44

/** Whether it is base58 of 32 bytes, written as Solana writes it. */
export function isSolanaAddress(value: string): boolean {
  if (value.length > ADDRESS_MAX_LENGTH) return false
  try {
    return base58.decode(value).length === ADDRESS_BYTES
  } catch {
    return false
  }
}
