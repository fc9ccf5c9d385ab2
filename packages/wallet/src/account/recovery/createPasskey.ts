import { stringToBytes } from 'viem'
import { encodeBase64Url } from '../../core/encodeBase64Url.js'
import type { MethodSecret } from '../../keys/prepareWrap.js'
import { askPasskey } from './askPasskey.js'
import { noPasskey } from './noPasskey.js'
import { toPrfInput } from './toPrfInput.js'

/** ES256, EdDSA and RS256. */
const algorithms = [-7, -8, -257]

/**
 * Creates a passkey of this origin and takes a secret from it (WebAuthn PRF).
 *
 * @param parameters.salt - 16 bytes as base64, stored with the wrap
 *
 * @throws HostError NO_PASSKEY when the authenticator keeps no secret, and the
 * browser's errors when the user cancels
 */
export async function createPasskey(parameters: {
  /** What the user is called, if they are. */
  account: string | undefined
  salt: string
  userId: string
}): Promise<MethodSecret> {
  const { salt, userId } = parameters
  const { account = userId } = parameters
  const credential = (await navigator.credentials.create({
    publicKey: {
      rp: { id: location.hostname, name: location.hostname },
      user: {
        id: Uint8Array.from(stringToBytes(userId)),
        displayName: account,
        name: account,
      },
      // Nothing is proved to the server by it: it only keeps a secret.
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'preferred',
        userVerification: 'required',
      },
      extensions: { prf: { eval: { first: toPrfInput(salt) } } },
    },
  })) as PublicKeyCredential | null
  const { prf } = credential?.getClientExtensionResults() ?? {}
  if (!credential || !prf?.enabled) throw noPasskey()
  const credentialId = encodeBase64Url(new Uint8Array(credential.rawId))
  const first = prf.results?.first as ArrayBuffer | undefined
  const secret = first
    ? new Uint8Array(first)
    : // Some give it only when the passkey is used.
      await askPasskey({ credentialId, salt })
  return { credentialId, method: 'passkey', salt, secret }
}
