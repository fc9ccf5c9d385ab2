import type { LocalAccount } from 'viem'

export type Wallet = {
  /** The user's account. */
  getAccount(userId: string): Promise<LocalAccount>
}

export type SolanaKey = {
  /** Base58 public key. */
  address: string
  /** Signature (ed25519) over exactly these bytes, 65,535 at most. */
  sign(bytes: Uint8Array): Uint8Array | Promise<Uint8Array>
}

export type SolanaWallet = {
  /** The user's Solana account. */
  getAccount(userId: string): Promise<SolanaKey>
}
