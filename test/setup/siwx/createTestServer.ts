import { createClient, custom } from 'viem'
import { createSignInServer } from '../../../src/server/createSignInServer.js'

export const now = Date.parse('2026-01-02T03:05:00Z')

/** A network without contracts: the verifier's call returns nothing. */
export function createEmptyChain(id = 1) {
  return createClient({
    transport: custom(
      {
        async request({ method }: { method: string }) {
          return method === 'eth_chainId' ? `0x${id.toString(16)}` : '0x'
        },
      },
      { retryCount: 0 },
    ),
  })
}

/** A sign-in server for `https://shop.example`. */
export function createTestServer(
  options: Partial<createSignInServer.Parameters> = {},
) {
  return createSignInServer({
    uri: 'https://shop.example',
    chains: {
      'eip155:1': createEmptyChain(),
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': true,
    },
    secret: 'a secret of at least thirty-two bytes',
    now: () => now,
    ...options,
  })
}
