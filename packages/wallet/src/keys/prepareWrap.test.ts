import { afterEach, expect, test, vi } from 'vitest'
import { prepareWrap } from './prepareWrap.js'

const prepare = () =>
  prepareWrap({
    owner: { addresses: { evm: '0x1', solana: 'S' }, userId: 'ann' },
    recoveryKey: new Uint8Array(32).fill(1),
    secret: {
      method: 'code',
      salt: 'c2FsdA==',
      secret: new Uint8Array(16).fill(2),
    },
  })

afterEach(() => {
  vi.restoreAllMocks()
})

test('error: a wrap that does not open is found before anything relies on it', async () => {
  expect((await prepare()).secret).toBeUndefined()
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...args) => {
    const bytes = new Uint8Array(await encrypt(...args))
    bytes.fill(0, -1)
    bytes[0] = 255 - (bytes[0] ?? 0)
    return bytes.buffer
  })
  await expect(prepare()).rejects.toMatchObject({ code: 'WRAP_FAILED' })
})
