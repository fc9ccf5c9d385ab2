import { ed25519 } from '@noble/curves/ed25519'
import { privateKeyToAccount } from 'viem/accounts'
import { encodeBase58 } from '../../../src/core/address/encodeBase58.js'

/** One account of each namespace, from a key of equal bytes. */
export function createSigners(byte = 0x11) {
  const account = privateKeyToAccount(
    `0x${byte.toString(16).padStart(2, '0').repeat(32)}`,
  )
  const secret = new Uint8Array(32).fill(byte)
  return {
    eip155: {
      accountAddress: account.address as string,
      chainId: 'eip155:1',
      sign: async (message: string): Promise<string> =>
        account.signMessage({ message }),
    },
    solana: {
      accountAddress: encodeBase58(ed25519.getPublicKey(secret)),
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      sign: async (message: string): Promise<string> =>
        encodeBase58(ed25519.sign(new TextEncoder().encode(message), secret)),
    },
  }
}
