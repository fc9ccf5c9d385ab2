import { PublicKey } from '@solana/web3.js'

/** Whether it is base58 of 32 bytes, written as Solana writes it. */
export function isSolanaAddress(value: string): boolean {
  try {
    return new PublicKey(value).toBase58() === value
  } catch {
    return false
  }
}
