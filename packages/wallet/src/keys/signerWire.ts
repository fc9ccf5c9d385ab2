import type { Address, Hex } from 'viem'
import type { Method, Owner } from '../core/bindTo.js'
import type {
  CustodyRecords,
  KeptShare,
  SignedChange,
} from '../core/custodyRecords.js'
import type { CustodyAction } from '../core/hashChange.js'
import type { Addresses } from '../core/secret.js'
import type { Work } from '../core/work.js'
import type { Sealed, VaultKey } from '../storage/sealed.js'
import type { MethodSecret } from './prepareWrap.js'

/** Where the key comes from. */
export type KeySource = ShareSource | DeviceSource

/** The two shares that a device gets. */
export type ShareSource = {
  /** Of the server, base64. */
  auth: string
  kept: KeptShare
  userId: string
  vaultKey: VaultKey
}

/** The keys of an account that exists on one device alone. */
export type DeviceSource = {
  addresses: FoundAddresses
  records: FoundRecords
  userId: string
  vaultKey: VaultKey
}

/** A sealed key of a device. */
export type DeviceRecord = Sealed & {
  /** Of another frame of this browser, which has sealed it; else the vault's. */
  key?: CryptoKey | undefined
}

/** The keys that one device alone keeps for a user. */
export type DeviceRecords = { evm: DeviceRecord; solana: DeviceRecord }

/** Those of them that it has. */
export type FoundRecords = {
  [kind in keyof DeviceRecords]: DeviceRecords[kind] | undefined
}

/** Their accounts; `undefined` where the key cannot be read. */
export type FoundAddresses = {
  [kind in keyof Addresses]: Addresses[kind] | undefined
}

/** What the EVM or the Solana key signs. */
export type SignWork =
  | { type: 'hash'; hash: Hex }
  | { type: 'message'; message: string | { raw: Hex | Uint8Array } }
  | { type: 'typedData'; typedData: object }
  /** As viem has it. */
  | { type: 'transaction'; transaction: object }
  /** EIP-7702. */
  | {
      type: 'authorization'
      authorization: { address: Address; chainId: number; nonce: number }
    }
  /** Exactly these bytes, by ed25519. */
  | { type: 'solana'; bytes: Uint8Array }

/** A change of the server's records, which the EVM key signs. */
type ChangePlace = { challenge: string; origin: string; userId: string }

/** What the page asks of the worker; each request carries all that it needs. */
export type SignerWork = {
  /** The proof that a method gives, which the server checks. */
  prove: {
    ask: { method: Method; salt: string; secret: Uint8Array; userId: string }
    answer: string
  }
  /** Opens the keys that this device alone keeps, and makes missing ones. */
  openDevice: {
    ask: { records: FoundRecords; userId: string; vaultKey: VaultKey }
    answer: { addresses: FoundAddresses; records: DeviceRecords }
  }
  /** Makes a wallet, or splits the keys of this device. */
  create: {
    ask: ChangePlace & {
      deviceName: string
      /** Default: a new phrase. */
      from: FoundRecords | undefined
      recovery: MethodSecret
      vaultKey: VaultKey
    }
    answer: Made
  }
  /** Opens the server's records and makes this device one of the wallet's. */
  enrol: {
    ask: ChangePlace & {
      deviceName: string
      given: { method: Method; salt: string; secret: Uint8Array }
      owner: Owner
      records: CustodyRecords
      vaultKey: VaultKey
    }
    answer: Made
  }
  /** Gives the wallet another recovery key. */
  replaceWrap: {
    ask: ChangePlace & {
      deviceName: string
      recovery: MethodSecret
      source: ShareSource
    }
    answer: Made
  }
  /** Encrypts the recovery key, which one method opens, for another, too. */
  addWrap: {
    ask: ChangePlace & {
      deviceName: string
      given: { method: Method; salt: string; secret: Uint8Array }
      owner: Owner
      records: CustodyRecords
      recovery: MethodSecret
      /** Of this device's set, which is replaced. */
      setId: string
      vaultKey: VaultKey
    }
    answer: Made
  }
  /** Signs a change that carries no key material. */
  change: {
    ask: ChangePlace & {
      action: CustodyAction
      payload: object
      source: ShareSource
    }
    answer: SignedChange
  }
  /** Work that a server asks for before it mails a stranger; no key takes part. */
  solve: { ask: Work; answer: string }
  sign: { ask: { source: KeySource; work: SignWork }; answer: unknown }
  /**
   * The only request that gives a key out: for the window in which its owner
   * reads it.
   */
  exportKey: {
    ask: { kind: 'evm' | 'solana' | 'phrase'; source: KeySource }
    answer: string
  }
}

/** A signed change, and what the device keeps once it was accepted. */
export type Made = { change: SignedChange; kept: KeptShare }

export type SignerType = keyof SignerWork

export type SignerAsk = {
  [type in SignerType]: { id: number; type: type } & {
    body: SignerWork[type]['ask']
  }
}[SignerType]

export type SignerReply =
  | { id: number; value: unknown }
  | { id: number; code: string | number; message: string }

/** One end of the channel between the page and the worker. */
export type SignerPort = {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => unknown) | null
}
