/** What is kept of a wallet that can be recovered; times are in ms. */
export type Custody = {
  /** `undefined` before the wallet exists. */
  addresses: CustodyAddresses | undefined
  /** One per device. */
  sets: readonly ShareSet[]
  /** The recovery key, encrypted once per method. */
  wraps: readonly Wrap[]
  challenges: readonly CustodyChallenge[]
  /** Wrong proofs, by session. */
  failures: readonly { session: string; at: number }[]
  /** When the wallet is deleted, if its owner wants that. */
  deleteAt: number | undefined
}

export type CustodyAddresses = { evm: string; solana: string }

export type ShareSet = {
  id: string
  /** By hash. */
  deviceId: string
  /** Frames of the same browser at other sites, by hash; none by default. */
  joined?: readonly string[] | undefined
  /** As its owner reads it in the list of devices. */
  name: string
  createdAt: number
  usedAt: number
  /** Sealed. */
  auth: string
  /** Encrypted with the recovery key by the frame, and sealed. */
  recovery: string
  /** The recovery key that it is encrypted with. */
  keyId: string
}

export type Wrap = {
  id: string
  method: 'automatic' | 'code' | 'passkey'
  keyId: string
  /** Of the derivation of its two keys, base64. */
  salt: string
  /** Credential of a passkey, base64url. */
  credentialId?: string | undefined
  /** Hash of what a frame shows to get the encrypted records. */
  proofHash: string
  /** The recovery key, encrypted by the frame, and sealed. */
  data: string
  /** Of `automatic` only: the secret itself, sealed. */
  secret?: string | undefined
}

/** A change that its owner is about to sign. */
export type CustodyChallenge = {
  /** By hash. */
  value: string
  action: string
  /** By hash: only the session that asked for it uses it. */
  session: string
  expiresAt: number
}
