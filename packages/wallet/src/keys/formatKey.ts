import { base58 } from '@scure/base'
import { toHex } from 'viem'
import { decodeBase58 } from '../core/decodeBase58.js'
import type { KeyKind } from '../core/secret.js'
import { KEY_BYTES } from '../core/secret.js'

/**
 * A private key as other wallets import it: 32 bytes of hex for EVM, base58 of
 * seed and public key for Solana.
 *
 * @throws when the address is none
 */
export function formatKey(parameters: {
  address: string
  /** 32 bytes. */
  key: Uint8Array
  kind: KeyKind
}): string {
  const { address, key, kind } = parameters
  if (kind === 'evm') return toHex(key)
  const publicKey = decodeBase58(address, KEY_BYTES)
  if (publicKey?.length !== KEY_BYTES)
    throw new Error('The address of this wallet cannot be read')
  return base58.encode(Uint8Array.from([...key, ...publicKey]))
}
