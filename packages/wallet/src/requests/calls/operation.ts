import type { Address, Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'

/** After this an operation that is in no block is not sent again. */
export const RESEND_LIFE_MS = 600_000

/** A user operation of EntryPoint 0.7 before it is signed, frozen. */
export type Operation = Readonly<Omit<UserOperation<'0.7'>, 'signature'>>

/** What is signed with an operation to upgrade the account (EIP-7702). */
export type Upgrade = Readonly<{
  address: Address
  chainId: number
  nonce: number
}>

/** A signed operation, as the frame's own storage keeps it. */
export type StoredOperation = {
  /** By the frame itself; what a bundler says of it counts for nothing. */
  hash: Hex
  sender: Address
  nonce: Hex
  /** As bundlers take it, with its signature. */
  request: Readonly<Record<string, unknown>>
  /** What was signed with it, when the account was not upgraded yet. */
  upgrade?: Upgrade | undefined
  /**
   * The upgrade's authorization, which the request is without because the
   * account was upgraded. A block that did it may be taken back.
   */
  usedAuth?: unknown
  /** No earlier block can have it. */
  fromBlock: Hex
  /** The bundler has refused it, and can have no copy of it. */
  isRefused?: boolean | undefined
  /** It does nothing in place of the calls. */
  isCancelled?: boolean | undefined
  /** Of its calls, those of the app; the others pay the fee. */
  callCount?: number | undefined
  /** Who was asked to pay, and is asked again for a replacement. */
  paymaster?: Paymaster | undefined
  createdAt: number
}

/** Where an app wants somebody else to pay the gas (ERC-7677). */
export type Paymaster = {
  url: string
  context: Readonly<Record<string, unknown>>
  /** Without it the account pays itself. */
  isOptional: boolean
  /** What the account pays it with; default: nothing. */
  token?: Address | undefined
}
