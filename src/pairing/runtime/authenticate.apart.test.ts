// A process of its own: it removes the global `Buffer`.
import { expect, test, vi } from 'vitest'
import { authenticate } from './authenticate.js'
import type { PairingCore } from './core.js'

test('behavior: without a global Buffer, the wallet is only connected', async () => {
  const asked = vi.fn(async () => ({
    response: () => new Promise(() => {}),
    uri: 'wc:1',
  }))
  const core = { client: { authenticate: asked } } as unknown as PairingCore
  const run = () =>
    authenticate(core, {
      onUnsupported() {},
      optionalNamespaces: {
        eip155: {
          chains: ['eip155:1'],
          events: [],
          methods: ['personal_sign'],
        },
      },
      owner: { onApproved() {}, onRejected() {} },
      request: {
        chainId: 'eip155:1',
        domain: 'app.example',
        nonce: 'abcdefgh1234',
        uri: 'https://app.example',
      },
      signIn: { create: async () => undefined, onSigned() {} },
    })
  expect(await run()).toMatchObject({ uri: 'wc:1' })
  expect(asked).toHaveBeenCalledTimes(1)
  const scope = globalThis as { Buffer?: typeof Buffer | undefined }
  const real = scope.Buffer
  delete scope.Buffer
  const found = await run()
  scope.Buffer = real
  expect(found).toBe(undefined)
  expect(asked).toHaveBeenCalledTimes(1)
})
