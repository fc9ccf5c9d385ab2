/**
 * What the keys of a wallet come from: the entropy of a BIP-39 phrase, or the
 * two keys that an earlier version has made on one device.
 */
export type Secret =
  | { type: 'phrase'; entropy: Uint8Array }
  | { type: 'keys'; evm: Uint8Array; solana: Uint8Array }

/** The accounts of a wallet, which tell a right secret from a wrong one. */
export type Addresses = {
  /** With checksum (EIP-55). */
  evm: string
  /** Base58. */
  solana: string
}

/** Twelve words of BIP-39. */
export const ENTROPY_BYTES = 16

/** A secp256k1 key, an ed25519 seed, or a recovery key. */
export const KEY_BYTES = 32

/** Which of the two a key is of. */
export type KeyKind = 'evm' | 'solana'
