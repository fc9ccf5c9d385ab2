/** WebAuthn as JSON (WebAuthn section 5.1.8 to 5.1.10); all bytes base64url. */

export type RequestJson = {
  /** Default: any passkey of the host. */
  allowCredentials?: readonly { id: string }[]
  challenge: string
  rpId?: string
  timeout?: number
  userVerification?: UserVerificationRequirement
}

export type CreationJson = {
  authenticatorSelection?: AuthenticatorSelectionCriteria
  challenge: string
  excludeCredentials?: readonly { id: string }[]
  pubKeyCredParams: PublicKeyCredentialParameters[]
  rp: PublicKeyCredentialRpEntity
  timeout?: number
  user: { displayName: string; id: string; name: string }
}

type Credential = { id: string; rawId: string; type: 'public-key' }

export type Assertion = Credential & {
  response: {
    authenticatorData: string
    clientDataJSON: string
    signature: string
    userHandle: string | null
  }
}

export type Creation = Credential & {
  response: {
    attestationObject: string
    clientDataJSON: string
    transports: string[]
  }
}

export type PasskeyList = {
  /** Whether the project takes passkeys as a login. */
  isOffered: boolean
  passkeys: readonly {
    createdAt: number
    id: string
    name: string
    usedAt: number
  }[]
}

/** What a window asks the frame of the passkeys that sign the user in. */
export type PasskeysAsk =
  | { id: number; type: 'passkeys' }
  /** Begins another one. */
  | { id: number; type: 'passkey-begin' }
  | { id: number; type: 'passkey-add'; creation: Creation; name: string }
  | { id: number; type: 'passkey-remove'; passkeyId: string }

/** What the frame answers, by the type of what was asked. */
export type PasskeysAnswers = {
  passkeys: PasskeyList
  'passkey-begin': CreationJson
  'passkey-add': undefined
  'passkey-remove': undefined
}

/** Whether a window has asked that of the user's passkeys. */
export function isPasskeysAsk(value: unknown): value is PasskeysAsk {
  if (typeof value !== 'object' || value === null) return false
  const ask = value as Partial<Record<string, unknown>>
  if (typeof ask.id !== 'number') return false
  switch (ask.type) {
    case 'passkeys':
    case 'passkey-begin':
      return true
    case 'passkey-add':
      // Its content is the server's to check.
      return (
        Object(ask.creation) === ask.creation && typeof ask.name === 'string'
      )
    case 'passkey-remove':
      return typeof ask.passkeyId === 'string'
    default:
      return false
  }
}
