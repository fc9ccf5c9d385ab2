import type { MailLanguage } from '../mail/mailLanguages.js'
import type { ProofAction } from './mfa/mfa.js'

/** What the login service stores, as plain JSON; times are in ms. */

/** A login by email on its way. */
export type Challenge = {
  id: string
  email: string
  deviceId: string
  /** Origin of the app the person logs in to. */
  app: string
  /** IP address it was asked from, when it is known. */
  client?: string | undefined
  /** Of its mails. */
  language?: MailLanguage | undefined
  /** `device`: waits for the mailed link; `code`: waits for the code. */
  /** Id of the user, should the address have none; absent in older records. */
  newUserId?: string | undefined
  stage: 'device' | 'denied' | 'code'
  linkHash: string | undefined
  /** HMAC, in hex. */
  codeHash: string | undefined
  expiresAt: number
  tries: number
}

export type Account = {
  /** Devices that have logged in, by hash. */
  devices: readonly string[]
  /** Mails that were asked for within the last day, the oldest first. */
  requests: readonly MailRequest[]
  /** Wrong answers within the last day. */
  failures: readonly Asking[]
  /** IP addresses it has lately logged in from, by the time of the last. */
  places?: readonly Place[] | undefined
}

/** Where somebody has logged in. */
export type Place = { at: number; client: string }

/** Somebody who asks something of an address. */
export type Asking = {
  at: number
  /** Hash of the device, or of the session. */
  by: string
  /** IP address, when it is known. */
  client?: string | undefined
  /** By a device or session that has logged in with the address. */
  isKnown: boolean
  /** On a device that is new, from where the address has lately logged in. */
  isRecent?: boolean | undefined
  /** A stranger who has passed a challenge. */
  isPassed?: boolean | undefined
}

export type MailRequest = Asking & {
  /** The login it began. */
  challengeId?: string | undefined
}

/** How often something was done lately. */
export type Usage = {
  /**
   * By moment: how often, and when last. Absent in records from before it,
   * which count as none.
   */
  moments?: Readonly<Record<string, readonly [count: number, at: number]>>
  expiresAt: number
}

export type Session = {
  userId: string
  deviceId: string
  createdAt: number
  /** When a provider has seen the user log in, if that was before. */
  loggedInAt?: number | undefined
  usedAt: number
  /** Unless it is used again; absent in records from before it. */
  expiresAt?: number | undefined
  /** When a mailed code was last typed in it, after the login. */
  provenAt?: number | undefined
}

/** What a user has spent in the last 24 hours. */
export type Spending = {
  expiresAt: number
  /** In their order. */
  payments: readonly { at: number; cents: string; id: string }[]
}

/** A person, whatever they log in with; the wallet's keys go by their id. */
export type User = {
  id: string
  /** Proved to be theirs, by a code or by a provider. */
  email: string | undefined
  userName: string | undefined
  update: EmailUpdate | undefined
  /** Nothing logs them in but the secret of one browser. */
  isGuest?: true | undefined
  /** When a guest was last seen, give or take a day. */
  usedAt?: number | undefined
  /** Absent in records from before it. */
  proof?: EmailProof | undefined
  /**
   * When the account got its first address by a change rather than a login;
   * whoever held the session then may have chosen it.
   */
  emailAddedAt?: number | undefined
}

/** Whom a provider knows by a subject. */
export type Identity = { provider: string; userId: string }

/** A change of address on its way. */
export type EmailUpdate = {
  id: string
  /** By hash: only the session that began it goes on with it. */
  session: string
  app: string
  /** IP address it was asked from, when it is known. */
  client?: string | undefined
  /** Of its mails. */
  language?: MailLanguage | undefined
  newEmail: string
  /** `primary`: the code is at the old address; `secondary`: at the new. */
  stage: 'primary' | 'secondary'
  /** HMAC, in hex; `undefined` when no code has been made, so none is right. */
  codeHash: string | undefined
  expiresAt: number
  tries: number
}

/** A code that shows that whoever holds a session still reads the mail. */
export type EmailProof = {
  id: string
  /** By hash: only the session that asked for it answers it. */
  session: string
  /** The user's address when it was mailed. */
  email: string
  /** HMAC, in hex. */
  codeHash: string
  expiresAt: number
  tries: number
}

/** A login that began here and goes on at a provider. */
export type SocialLogin = {
  provider: string
  deviceId: string
  app: string
  /** PKCE. */
  verifier: string
  nonce: string
  /** `RETURNED`: the person is back, and the provider is asked who it is. */
  status: 'PENDING' | 'RETURNED' | 'COMPLETE' | 'CANCELLED' | 'FAILED'
  identity: SocialIdentity | undefined
  /** Key of the window that was opened for it. */
  ticket: string | undefined
  /** The window that came back is one the app has opened in this browser. */
  isWitnessed: boolean
  /** HMACs, in hex; they live as long as the login does. */
  codes: readonly string[]
  /** The guest whose account it becomes a login of. */
  guestId?: string | undefined
  /** Project of a login by passkey. */
  projectId?: string | undefined
  /** A passkey that was created for it; kept once the login is complete. */
  created?: NewPasskey | undefined
  expiresAt: number
}

/** Whom a provider says it has seen. */
export type SocialIdentity = {
  provider: string
  /** What the provider knows them by; what they are called may change. */
  subject: string
  userName: string | undefined
  email: string | undefined
  isEmailVerified: boolean
  /** When they logged in there, as far as the provider says it. */
  loggedInAt?: number | undefined
}

/** A passkey that logs a user in to one project. */
export type Passkey = {
  userId: string
  projectId: string
  /** User handle (WebAuthn), random, base64url: the subject of its identity. */
  handle: string
  /** COSE, base64url. */
  publicKey: string
  /** Signatures that the authenticator has counted, at the last login. */
  counter: number
  transports: readonly string[]
  /** Browser it was created in. */
  name: string
  createdAt: number
  usedAt: number
}

/** A passkey of a login that is not complete yet. */
export type NewPasskey = Omit<Passkey, 'userId'> & {
  /** base64url */
  id: string
}

/** What a passkey has to sign; good once. */
export type PasskeyChallenge = {
  /** base64url */
  challenge: string
  /** User handle of a passkey that is created for it. */
  handle: string
  projectId: string
  expiresAt: number
}

/** An ID token of an app that has been used. */
export type UsedIdToken = {
  /** By hash: the device that may use it again. */
  device: string
  expiresAt: number
}

/** A window that waits for the address of a provider. */
export type Ticket = {
  uri: string | undefined
  isTaken: boolean
  /** By hash: the browser that has opened it. */
  browser: string | undefined
  /** Origin of the page that has opened it. */
  opener: string | undefined
  expiresAt: number
}

/** A login that is approved in Farcaster. */
export type FarcasterLogin = {
  channelToken: string
  deviceId: string
  nonce: string
  expiresAt: number
}

/** The second factors of a user. */
export type Factors = {
  /** An authenticator app. */
  totp:
    | {
        /** base32, sealed. */
        secret: string
        /** Of the last code that was accepted: older ones are used up. */
        step: number
        createdAt: number
      }
    | undefined
  /** One that is being set up. */
  draft:
    | {
        /** base32, sealed. */
        secret: string
        /** By hash: only the session that began it goes on with it. */
        session: string
        expiresAt: number
        tries: number
      }
    | undefined
  /** Codes for a lost factor, by hash; each is good once. */
  backup: readonly string[]
  /** Devices that have shown a factor, by hash. */
  devices: readonly string[]
  /** Wrong codes within the last day. */
  failures: readonly {
    at: number
    /** On a device that has shown a factor before. */
    isKnown: boolean
    method: 'totp' | 'backup'
    /** The session, or the device that has shown a factor; by hash. */
    session: string
  }[]
  /** What was shown lately. */
  proofs: readonly FactorProof[]
}

/** A session has shown a factor, for one kind of action. */
export type FactorProof = {
  action: ProofAction
  at: number
  /** By hash. */
  session: string
}
