import type { Address, Hex } from 'viem'

export type Asset =
  | { kind: 'native' }
  | { kind: 'fungible'; address: Address }
  | { kind: 'nft'; address: Address; tokenId: bigint }

/** Something that went from one address to another. Addresses in lower case. */
export type Movement = {
  asset: Asset
  from: Address
  to: Address
  /** Base units; 1 of an NFT. */
  amount: bigint
}

/** What a transaction is for whoever sent it, by wire's names. */
export type Operation =
  | 'approve'
  | 'burn'
  | 'cancel'
  | 'deploy'
  | 'deposit'
  | 'execute'
  | 'mint'
  | 'receive'
  | 'send'
  | 'trade'
  | 'withdraw'

/** A transaction as the index keeps it. Addresses in lower case. */
export type IndexedTransaction = {
  hash: Hex
  /** Seconds since 1970. */
  timestamp: number
  block: number
  /** Place in its block. */
  index: number
  from: Address
  /** The contract it made, where it made one. */
  to: Address
  nonce: number
  status: 'confirmed' | 'failed' | 'pending'
  /** For whoever sent it, when its data or logs say so. */
  operation: Operation | undefined
  movements: readonly Movement[]
  /** Who allowed somebody something, besides whoever sent it. */
  approvers: readonly Address[]
}
