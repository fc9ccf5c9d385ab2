/** Encodes bytes as base64 text, the format used in storage. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
