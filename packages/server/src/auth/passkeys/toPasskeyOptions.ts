import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Auth } from '../createAuth.js'
import type { Passkey, PasskeyChallenge } from '../records.js'
import { PASSKEY_CHALLENGE_LIFE_MS } from '../rules.js'
import {
  loadWebAuthn,
  passkeyAlgorithms,
  toRelyingParty,
  toTransports,
} from './verifyPasskey.js'

const timeout = PASSKEY_CHALLENGE_LIFE_MS

/** Options to sign with any passkey of the host, also one of another device. */
export async function toRequestOptions(
  auth: Pick<Auth, 'walletOrigin'>,
  { challenge }: Pick<PasskeyChallenge, 'challenge'>,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  return generateAuthenticationOptions({
    challenge: toBytes(challenge),
    rpID: toRelyingParty(auth),
    timeout,
    userVerification: 'required',
  })
}

/**
 * Options to create a passkey that other devices find by themselves.
 *
 * @param parameters.known - passkeys that the user has; the same authenticator
 * does not make a second one
 * @param parameters.name - what it is listed as by the user's device
 */
export async function toCreationOptions(
  auth: Pick<Auth, 'walletOrigin'>,
  parameters: {
    issued: Pick<PasskeyChallenge, 'challenge' | 'handle'>
    known?:
      | readonly (readonly [id: string, Pick<Passkey, 'transports'>])[]
      | undefined
    name: string
  },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { issued, known = [], name } = parameters
  const rpID = toRelyingParty(auth)
  const { generateRegistrationOptions } = await loadWebAuthn()
  return generateRegistrationOptions({
    attestationType: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      userVerification: 'required',
    },
    challenge: toBytes(issued.challenge),
    excludeCredentials: known.map(([id, { transports }]) => ({
      id,
      transports: toTransports(transports),
    })),
    rpID,
    rpName: rpID,
    supportedAlgorithmIDs: passkeyAlgorithms,
    timeout,
    userDisplayName: name,
    userID: toBytes(issued.handle),
    userName: name,
  })
}

const toBytes = (text: string) =>
  Uint8Array.from(Buffer.from(text, 'base64url'))
