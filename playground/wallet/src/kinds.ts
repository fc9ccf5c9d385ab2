import type { Namespace } from 'latchkey-devnet/wallet'

/** Kinds of networks, as people call them. */
export const kinds: Record<Namespace, string> = {
  eip155: 'Ethereum',
  solana: 'Solana',
}
