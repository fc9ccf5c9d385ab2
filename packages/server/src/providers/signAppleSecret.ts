import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'

/** Apple takes secrets that live up to six months; one request needs less. */
const LIFE_SECONDS = 300

/** Signs the client secret that Apple asks for: a JWT by ES256. */
export function signAppleSecret(
  client: signAppleSecret.Client,
  { now }: { now: number },
): Promise<string> {
  const { id, keyId, privateKey, teamId } = client
  const issuedAt = Math.floor(now / 1_000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(id)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(createPrivateKey(privateKey))
}

export declare namespace signAppleSecret {
  type Client = {
    /** Services ID. */
    id: string
    teamId: string
    keyId: string
    /** PKCS #8 in PEM, as in the `.p8` file. */
    privateKey: string
  }
}
