import type { WalletKeys } from 'latchkey-devnet/wallet'
import { type Hex, hexToBytes, sha256, toBytes } from 'viem'

// Everybody has these keys: they are for chains on one's own machine.
const derive = (name: string): Hex =>
  sha256(toBytes(`latchkey test wallet: ${name}`))

/** Two accounts of each kind, the same on every machine. */
export const devKeys: WalletKeys = {
  eip155: [derive('ethereum 1'), derive('ethereum 2')],
  solana: [hexToBytes(derive('solana 1')), hexToBytes(derive('solana 2'))],
}
