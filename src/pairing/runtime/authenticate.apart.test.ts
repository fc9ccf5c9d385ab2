// A process of its own: it removes the global `Buffer`.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authenticate } from './authenticate.js'
import type { PairingCore } from './core.js'

const real = globalThis.Buffer
const scope = globalThis as { Buffer?: typeof Buffer | undefined }
const hasBuffer = () => 'Buffer' in globalThis

beforeEach(() => {
  delete scope.Buffer
})
afterEach(() => {
  scope.Buffer = real
})

function setup(response: () => Promise<unknown>, error?: Error) {
  const onRejected = vi.fn()
  const client = {
    async authenticate() {
      // As the library does, some time after it was asked.
      await null
      if (error) throw error
      return {
        response,
        uri: `wc:${globalThis.Buffer.from('1').toString('base64')}`,
      }
    },
  }
  const run = () =>
    authenticate({ client, proposed: new Set() } as unknown as PairingCore, {
      onUnsupported() {},
      optionalNamespaces: {
        eip155: {
          chains: ['eip155:1'],
          events: [],
          methods: ['personal_sign'],
        },
      },
      owner: { onApproved() {}, onRejected },
      request: {
        chainId: 'eip155:1',
        domain: 'app.example',
        nonce: 'abcdefgh1234',
        uri: 'https://app.example',
      },
      signIn: { create: async () => undefined, onSigned() {} },
    })
  return { onRejected, run }
}

test('default: a page without `Buffer` has one while the request is open', async () => {
  let answer = (_: unknown) => {}
  const { run } = setup(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  expect(hasBuffer()).toBe(false)
  const asking = run()
  expect(hasBuffer()).toBe(true)
  expect(await asking).toMatchObject({ uri: 'wc:MQ==' })
  expect(hasBuffer()).toBe(true)
  answer({})
  await vi.waitFor(() => expect(hasBuffer()).toBe(false))
})

test('behavior: it is gone after a request that fails', async () => {
  const failed = setup(async () => {}, new Error('offline'))
  await expect(failed.run()).rejects.toThrow('offline')
  expect(hasBuffer()).toBe(false)
  const declined = setup(() => Promise.reject(new Error('no')))
  await declined.run()
  await vi.waitFor(() => expect(hasBuffer()).toBe(false))
  expect(declined.onRejected).toHaveBeenCalledOnce()
})
