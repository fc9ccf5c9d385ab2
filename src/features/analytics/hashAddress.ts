import {
  bytesToHex,
  concatBytes,
  hexToBytes,
  sha256,
  stringToBytes,
} from 'viem'
import { foldCase } from '../../core/address/foldCase.js'
import type { Kit } from '../../createKit.js'

/** Block size of SHA-256, in bytes. */
const BLOCK_BYTES = 64

/**
 * Returns an HMAC-SHA-256 (RFC 2104) of an address. The key is random, made on
 * first use, and never leaves the browser: without it, a list of all addresses
 * would reveal whose hash it is. Not Web Crypto's, which pages without HTTPS
 * lack.
 */
export function hashAddress(kit: Kit, address: string): string {
  const { key } = kit.own(createKey)
  const text = stringToBytes(foldCase(address))
  const inner = sha256(concatBytes([pad(key, 0x36), text]), 'bytes')
  return sha256(concatBytes([pad(key, 0x5c), inner])).slice(2)
}

/** XORs a key, filled up to one block, with a byte. */
function pad(key: Uint8Array, byte: number) {
  return new Uint8Array(BLOCK_BYTES).map((_, at) => (key[at] ?? 0) ^ byte)
}

/** Kept for the page where storage is blocked. */
function createKey({ storage }: Kit) {
  const kept = storage.get('analyticsKey')
  const key = kept
    ? hexToBytes(`0x${kept}`)
    : crypto.getRandomValues(new Uint8Array(32))
  if (!kept) storage.set('analyticsKey', bytesToHex(key).slice(2))
  return { key }
}
