import { encodeBase64 } from './encodeBase64.js'

/** Bytes as base64url, without padding. */
export function encodeBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
