import type { Namespace } from './engine/engine.js'

/** Kinds of networks, as people call them. */
export const kinds: Record<Namespace, string> = {
  eip155: 'Ethereum',
  solana: 'Solana',
}
