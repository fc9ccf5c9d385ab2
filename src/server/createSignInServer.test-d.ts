import { createPublicClient, http } from 'viem'
import { mainnet } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import { createSignInServer } from './createSignInServer.js'
import type { SignInServerSession } from './types.js'

const auth = createSignInServer({
  uri: 'https://shop.example',
  chains: {
    'eip155:1': createPublicClient({ chain: mainnet, transport: http() }),
    'eip155:10': 'https://rpc.example',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': true,
  },
  secret: 'a secret of at least thirty-two bytes',
})

test('default', () => {
  expectTypeOf(auth.handler).toEqualTypeOf<
    (request: Request) => Promise<Response>
  >()
  expectTypeOf(
    auth.getSession,
  ).returns.resolves.toEqualTypeOf<SignInServerSession | null>()
  auth.getSession({ headers: new Headers() })
})

test('error: chains', () => {
  const rest = {
    uri: 'https://shop.example',
    secret: ['a secret of at least thirty-two bytes'],
  }
  createSignInServer({
    ...rest,
    // @ts-expect-error a CAIP-2 ID is required
    chains: { mainnet: 'https://rpc.example' },
  })
  createSignInServer({
    ...rest,
    // @ts-expect-error Solana needs no client
    chains: { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://a.example' },
  })
})
