import type { Hex } from 'viem'
import type { Sealed } from '../storage/sealed.js'
import type { Method } from './bindTo.js'
import type { Addresses } from './secret.js'

/** What the server says of a wallet. */
export type CustodyState = {
  /** `null` before there is a wallet. */
  addresses: Addresses | null
  /** In ms; `null` where nobody wants it deleted. */
  deleteAt: number | null
  /** For how long changes need no other code by mail, in ms. */
  freshForMs: number
  methods: readonly RecoveryMethod[]
  devices: readonly CustodyDevice[]
}

export type RecoveryMethod = {
  id: string
  method: Method
  keyId: string
  /** base64 */
  salt: string
  /** Of a passkey, base64url. */
  credentialId?: string | undefined
}

export type CustodyDevice = {
  /** Of its share set. */
  id: string
  name: string
  createdAt: number
  usedAt: number
  isThis: boolean
  /** Whether the wallet can be recovered from its set. */
  isRecoverable: boolean
}

/** The encrypted records of a wallet, given for a right proof. */
export type CustodyRecords = {
  keyId: string
  wrap: { id: string; data: string }
  sets: readonly { id: string; auth: string; recovery: string }[]
}

export type SignedChange = {
  challenge: string
  payload: string
  signature: Hex
}

/** What a device keeps of its set; its share is sealed. */
export type KeptShare = {
  addresses: Addresses
  /** Whether the keys come from a phrase. */
  hasPhrase: boolean
  /** Of another frame of this browser, which has sealed it; else the vault's. */
  key?: CryptoKey | undefined
  setId: string
  share: Sealed
}

/** What the server says of the account of a session. */
export type AccountState = {
  /** When it is deleted, in ms; `null` where nobody wants that. */
  deleteAt: number | null
}
