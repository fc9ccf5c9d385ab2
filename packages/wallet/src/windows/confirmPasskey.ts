import { decodeBase64 } from '../core/decodeBase64.js'
import { encodeBase64Url } from '../core/encodeBase64Url.js'

/** Of the flags of an authenticator: the user was there, and was verified. */
const PRESENT = 0x01
const VERIFIED = 0x04
const FLAGS_AT = 32

/**
 * Has the user confirm with one of the account's passkeys, by a fingerprint, a
 * face or a PIN (WebAuthn). The browser asks for it, which no page can draw.
 *
 * @param credentialIds - base64url
 * @returns whether the user was verified by one of them, here and now
 * @throws the browser's errors when the user cancels or there is no such passkey
 */
export async function confirmPasskey(
  credentialIds: readonly string[],
): Promise<boolean> {
  const challenge = crypto.getRandomValues(new Uint8Array(32))
  const credential = (await navigator.credentials.get({
    publicKey: {
      rpId: location.hostname,
      challenge,
      allowCredentials: credentialIds.flatMap((id) => toDescriptor(id)),
      userVerification: 'required',
    },
  })) as PublicKeyCredential | null
  if (!credential) return false
  const { rawId, response } = credential
  const { authenticatorData, clientDataJSON } =
    response as AuthenticatorAssertionResponse
  const data = new Uint8Array(authenticatorData)
  const flags = data[FLAGS_AT] ?? 0
  const client = JSON.parse(new TextDecoder().decode(clientDataJSON))
  return (
    // guard: passkey of the account
    credentialIds.includes(encodeBase64Url(new Uint8Array(rawId))) &&
    (flags & PRESENT) !== 0 &&
    (flags & VERIFIED) !== 0 && // guard: user verification
    client.type === 'webauthn.get' &&
    client.challenge === encodeBase64Url(challenge) && // guard: challenge
    client.origin === location.origin
  )
}

function toDescriptor(id: string): PublicKeyCredentialDescriptor[] {
  const bytes = decodeBase64(id.replaceAll('-', '+').replaceAll('_', '/'))
  return bytes?.length
    ? [{ id: Uint8Array.from(bytes), type: 'public-key' }]
    : []
}
