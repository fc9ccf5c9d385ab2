import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import type { Passkey } from '../records.js'
import type {
  PasskeyAssertion,
  PasskeyCreation,
} from './readPasskeyResponse.js'

/** Many servers never see a passkey, and its parsers are large. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** ES256, EdDSA and RS256. */
export const passkeyAlgorithms = [-7, -8, -257]

/**
 * Checks a passkey that a browser has created: for this challenge, by a page
 * of the wallet's own origin and host, by a user whom the authenticator has
 * verified.
 *
 * @throws ServiceError PASSKEY_REFUSED
 */
export async function verifyCreation(
  auth: Pick<Auth, 'report' | 'walletOrigin'>,
  parameters: { challenge: string; response: PasskeyCreation },
): Promise<Pick<Passkey, 'counter' | 'publicKey' | 'transports'>> {
  const { challenge, response } = parameters
  const { verified, registrationInfo } = await attempt(auth, async () => {
    assertTop(response.response)
    await assertOwnAttestation(response.response)
    const { verifyRegistrationResponse } = await loadWebAuthn()
    return verifyRegistrationResponse({
      ...toExpected(auth, challenge),
      response: {
        ...{ ...response, clientExtensionResults: {} },
        response: {
          ...response.response,
          transports: toTransports(response.response.transports),
        },
      },
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
  })
  if (!verified || !registrationInfo) throw refusePasskey()
  const { counter, publicKey } = registrationInfo.credential
  return {
    counter,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: response.response.transports ?? [],
  }
}

/**
 * Checks what a passkey has signed, as `verifyCreation` does, and that its
 * counter has gone on: a copy of the authenticator would repeat one.
 *
 * @returns the counter to keep
 * @throws ServiceError PASSKEY_REFUSED
 */
export async function verifyAssertion(
  auth: Pick<Auth, 'isAllowedApp' | 'report' | 'walletOrigin'>,
  parameters: {
    challenge: string
    /** Whether it may be used in a frame of an allowed app. Default `false`. */
    isFrameAllowed?: boolean | undefined
    passkey: Pick<Passkey, 'counter' | 'handle' | 'publicKey'>
    response: PasskeyAssertion
  },
): Promise<{ counter: number }> {
  const { challenge, isFrameAllowed, passkey, response } = parameters
  const { userHandle } = response.response
  // guard: passkey-handle
  if (userHandle && userHandle !== passkey.handle) throw refusePasskey()
  const { authenticationInfo, verified } = await attempt(auth, async () => {
    const app = assertTop(
      response.response,
      isFrameAllowed ? auth.isAllowedApp : undefined,
    )
    const { verifyAuthenticationResponse } = await loadWebAuthn()
    return verifyAuthenticationResponse({
      ...toExpected(auth, challenge),
      ...(app !== undefined && { expectedTopOrigin: app }),
      credential: {
        counter: passkey.counter,
        id: response.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      },
      response: {
        ...{ ...response, clientExtensionResults: {} },
        response: {
          ...response.response,
          ...{ userHandle: userHandle ?? passkey.handle },
        },
      },
    })
  })
  if (!verified) throw refusePasskey() // guard: passkey-signature
  return { counter: authenticationInfo.newCounter }
}

export function refusePasskey(): ServiceError {
  return new ServiceError(400, 'PASSKEY_REFUSED', 'The passkey was refused')
}

/** Host that passkeys belong to: the wallet's own, and no wider domain. */
export function toRelyingParty({
  walletOrigin,
}: Pick<Auth, 'walletOrigin'>): string {
  return new URL(walletOrigin()).hostname
}

export const toTransports = (transports: readonly string[] = []) =>
  transports as AuthenticatorTransport[]

function toExpected(auth: Pick<Auth, 'walletOrigin'>, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: auth.walletOrigin(),
    expectedRPID: toRelyingParty(auth),
    requireUserVerification: true,
  }
}

/**
 * A page in a frame could be led by the page above it.
 *
 * @param isAllowedApp - of the page above; default: there may be none
 * @returns origin of the page above, where the browser says it
 */
function assertTop(
  { clientDataJSON }: { clientDataJSON: string },
  isAllowedApp?: ((origin: string) => boolean) | undefined,
): string | undefined {
  const text = Buffer.from(clientDataJSON, 'base64url').toString()
  const { crossOrigin, topOrigin } = JSON.parse(text) as Record<string, unknown>
  const app = topOrigin === undefined ? undefined : String(topOrigin)
  if (!crossOrigin && app === undefined) return undefined
  const isFramed = isAllowedApp && (app === undefined || isAllowedApp(app)) // guard: passkey-frame
  // guard: passkey-top
  if (!isFramed) throw new Error('In a frame.')
  return app
}

/**
 * Who has made the authenticator is not asked. The certificates of another
 * attestation name addresses, which the library would fetch from here.
 */
async function assertOwnAttestation({
  attestationObject,
}: {
  attestationObject: string
}) {
  const { decodeAttestationObject } = await import(
    '@simplewebauthn/server/helpers'
  )
  const bytes = Uint8Array.from(Buffer.from(attestationObject, 'base64url'))
  const attestation = decodeAttestationObject(bytes)
  const format = attestation.get('fmt')
  const isOwn =
    format === 'none' ||
    (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
  // guard: passkey-attestation
  if (!isOwn) throw new Error('It has an attestation of its maker.')
}

async function attempt<result>(
  { report }: Pick<Auth, 'report'>,
  run: () => Promise<result>,
): Promise<result> {
  try {
    return await run()
  } catch (cause) {
    report(new Error('A passkey was refused.', { cause }))
    throw refusePasskey()
  }
}
