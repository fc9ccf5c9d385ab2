import { randomBytes } from 'node:crypto'
import { hash } from '../hash.js'
import { BACKUP_CODES } from '../rules.js'
import { toBase32 } from './totp.js'

/** 80 bits: random enough for a hash without a salt. */
const BYTES = 10

/** New codes, each good once, and what is kept of them. */
export function createBackupCodes(): {
  codes: readonly string[]
  hashes: readonly string[]
} {
  const codes = Array.from(
    { length: BACKUP_CODES },
    () => toBase32(randomBytes(BYTES)).match(/.{4}/g)?.join('-') ?? '',
  )
  return { codes, hashes: codes.map(hashBackupCode) }
}

/** Of a code as it was typed, in any case, with or without its dashes. */
export const hashBackupCode = (typed: string): string =>
  hash(typed.toUpperCase().replace(/[^A-Z2-7]/g, ''))
