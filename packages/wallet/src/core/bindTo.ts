import type { Addresses } from './secret.js'

/** Raised when the form of the records changes. */
const VERSION = '1'

/**
 * The methods by which a user gets the recovery key back. With `automatic` the
 * server keeps what opens it: the wallet is custodial.
 */
export type Method = 'automatic' | 'code' | 'passkey'

/** Whose wallet a record belongs to. */
export type Owner = { addresses: Addresses; userId: string }

/**
 * The additional data of a record: a server that gives it to another user, for
 * another set or method, or beside other addresses, makes it unreadable.
 */
export function bindTo(
  owner: Owner,
  record: { setId: string } | { method: Method; wrapId: string },
): readonly string[] {
  const { addresses, userId } = owner
  // The kinds prove nothing by themselves: their places differ in length, and
  // each is sealed with a key that is never used for the other.
  const place =
    'setId' in record
      ? ['recovery-share', record.setId]
      : ['recovery-key', record.method, record.wrapId]
  return [
    'latchkey-custody',
    VERSION,
    userId,
    addresses.evm,
    addresses.solana,
    ...place,
  ]
}
