import { bindText, type Sealed, type VaultKey } from './sealText.js'

/** The text, or `undefined` when it was sealed for something else. */
export async function openText(
  vault: VaultKey,
  purpose: string,
  sealed: unknown,
): Promise<string | undefined> {
  if (!isSealed(sealed)) return undefined
  try {
    const data = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: new Uint8Array(sealed.iv),
        additionalData: bindText(vault, purpose),
      },
      vault.key,
      sealed.data,
    )
    return new TextDecoder().decode(data)
  } catch {
    return undefined
  }
}

function isSealed(value: unknown): value is Sealed {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'iv' in value &&
    value.iv instanceof Uint8Array &&
    'data' in value &&
    value.data instanceof ArrayBuffer
  )
}
