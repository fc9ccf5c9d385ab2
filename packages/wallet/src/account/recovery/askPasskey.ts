import { decodeBase64 } from '../../core/decodeBase64.js'
import { noPasskey } from './noPasskey.js'
import { toPrfInput } from './toPrfInput.js'

/**
 * The secret of a passkey (WebAuthn PRF).
 *
 * @throws HostError NO_PASSKEY when it keeps none, and the browser's errors
 * when the user cancels or there is no such passkey
 */
export async function askPasskey(parameters: {
  /** base64url */
  credentialId?: string | undefined
  /** base64 */
  salt: string
}): Promise<Uint8Array> {
  const { credentialId = '', salt } = parameters
  const id = decodeBase64(
    credentialId.replaceAll('-', '+').replaceAll('_', '/'),
  )
  if (!id?.length) throw noPasskey()
  const credential = (await navigator.credentials.get({
    publicKey: {
      rpId: location.hostname,
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      allowCredentials: [{ id: Uint8Array.from(id), type: 'public-key' }],
      userVerification: 'required',
      extensions: { prf: { eval: { first: toPrfInput(salt) } } },
    },
  })) as PublicKeyCredential | null
  const { prf } = credential?.getClientExtensionResults() ?? {}
  const first = prf?.results?.first as ArrayBuffer | undefined
  if (!first) throw noPasskey()
  return new Uint8Array(first)
}
