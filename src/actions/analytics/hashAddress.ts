import { foldCase } from '../../core/address/foldCase.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns an HMAC-SHA-256 of an address. The key is random, made on first use,
 * and never leaves the browser: without it, a list of all addresses would
 * reveal whose hash it is.
 *
 * @returns `undefined` on pages without HTTPS
 */
export async function hashAddress(
  kit: Kit,
  address: string,
): Promise<string | undefined> {
  const { subtle } = globalThis.crypto
  if (!subtle) return undefined
  const { key } = kit.own(createKey)
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const signer = await subtle.importKey('raw', fromHex(key), hmac, false, [
    'sign',
  ])
  const text = new TextEncoder().encode(foldCase(address))
  return toHex(new Uint8Array(await subtle.sign('HMAC', signer, text)))
}

/** Kept for the page where storage is blocked. */
function createKey({ storage }: Kit) {
  const kept = storage.get('analyticsKey')
  const key = kept ?? toHex(crypto.getRandomValues(new Uint8Array(32)))
  if (!kept) storage.set('analyticsKey', key)
  return { key }
}

function toHex(bytes: Uint8Array) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(text: string) {
  const bytes = text.match(/../g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))
}
