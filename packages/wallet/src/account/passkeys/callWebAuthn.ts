import { decodeBase64 } from '../../core/decodeBase64.js'
import { encodeBase64Url } from '../../core/encodeBase64Url.js'
import type {
  Assertion,
  Creation,
  CreationJson,
  RequestJson,
} from '../../wire/passkeysWire.js'

/** Whether this browser can create and use passkeys. */
export const hasWebAuthn = () => 'PublicKeyCredential' in globalThis

/**
 * Has the user choose a passkey, of this device or another, and sign with it.
 *
 * @throws the browser's errors, `NotAllowedError` when the user cancels
 */
export async function signWithPasskey(
  options: RequestJson,
): Promise<Assertion> {
  const { allowCredentials, challenge, rpId, timeout } = options
  const { userVerification } = options
  const credential = (await navigator.credentials.get({
    publicKey: {
      challenge: toBytes(challenge),
      ...(allowCredentials && {
        allowCredentials: allowCredentials.map(({ id }) => ({
          id: toBytes(id),
          type: 'public-key' as const,
        })),
      }),
      ...(rpId !== undefined && { rpId }),
      ...(timeout !== undefined && { timeout }),
      ...(userVerification && { userVerification }),
    },
  })) as PublicKeyCredential
  const response = credential.response as AuthenticatorAssertionResponse
  const { userHandle } = response
  return {
    ...toCredential(credential),
    response: {
      authenticatorData: toText(response.authenticatorData),
      clientDataJSON: toText(response.clientDataJSON),
      signature: toText(response.signature),
      userHandle: userHandle && toText(userHandle),
    },
  }
}

/**
 * Has the user create a passkey.
 *
 * @throws the browser's errors: `NotAllowedError` when the user cancels,
 * `InvalidStateError` when the device has one of this account
 */
export async function createLoginPasskey(
  options: CreationJson,
): Promise<Creation> {
  const { excludeCredentials = [], user, ...rest } = options
  const credential = (await navigator.credentials.create({
    publicKey: {
      ...(rest.authenticatorSelection && {
        authenticatorSelection: rest.authenticatorSelection,
      }),
      ...(rest.timeout !== undefined && { timeout: rest.timeout }),
      attestation: 'none',
      challenge: toBytes(rest.challenge),
      excludeCredentials: excludeCredentials.map(({ id }) => ({
        id: toBytes(id),
        type: 'public-key',
      })),
      pubKeyCredParams: rest.pubKeyCredParams,
      rp: rest.rp,
      user: { ...user, id: toBytes(user.id) },
    },
  })) as PublicKeyCredential
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    ...toCredential(credential),
    response: {
      attestationObject: toText(response.attestationObject),
      clientDataJSON: toText(response.clientDataJSON),
      // Missing in old browsers.
      transports: response.getTransports?.() ?? [],
    },
  }
}

function toCredential({ rawId }: PublicKeyCredential) {
  const id = toText(rawId)
  return { id, rawId: id, type: 'public-key' as const }
}

const toText = (buffer: ArrayBuffer) => encodeBase64Url(new Uint8Array(buffer))

function toBytes(text: string) {
  const bytes = decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
  if (!bytes) throw new TypeError('It is not base64url.')
  return Uint8Array.from(bytes)
}
