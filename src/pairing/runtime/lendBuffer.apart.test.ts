// A process of its own: it removes the global `Buffer`.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lendBuffer } from './lendBuffer.js'

const real = globalThis.Buffer
const scope = globalThis as { Buffer?: typeof Buffer | undefined }

beforeEach(() => {
  delete scope.Buffer
})
afterEach(() => {
  scope.Buffer = real
})

/** The same as Node.js's, without touching the global one. */
function compare(run: (buffer: typeof Buffer) => unknown) {
  const giveBack = lendBuffer()
  const own = run(globalThis.Buffer)
  giveBack()
  expect(own).toEqual(run(real))
}

const texts = ['', 'a', 'ab', 'abc', '{"att":{"eip155":{}}}', 'é 世界 🦊']

describe('default: as that of Node.js', () => {
  test.each(texts)('%j in base64 and hex', (text) => {
    for (const encoding of [
      'base64',
      'hex',
      'utf8',
      'utf-8',
      undefined,
    ] as const)
      compare((buffer) => buffer.from(text).toString(encoding))
    for (const encoding of ['base64', 'hex'] as const) {
      const encoded = real.from(text).toString(encoding)
      compare((buffer) => buffer.from(encoded, encoding).toString('utf-8'))
      compare((buffer) => [...buffer.from(encoded, encoding)])
    }
    // The library cuts the padding off.
    const bare = real.from(text).toString('base64').replaceAll('=', '')
    compare((buffer) => buffer.from(bare, 'base64').toString())
    compare((buffer) =>
      buffer.from(real.from(text).toString('base64url'), 'base64').toString(),
    )
  })

  test('bytes', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    compare((buffer) => buffer.from(bytes).toString('base64'))
    compare((buffer) => buffer.from(bytes.buffer).toString('hex'))
    compare((buffer) => buffer.from(bytes.buffer, 65, 26).toString())
    compare((buffer) => buffer.from(bytes.buffer, 200).toString('hex'))
    compare((buffer) => buffer.isBuffer(buffer.from(bytes)))
    compare((buffer) => buffer.isBuffer(bytes))
  })
})

test('behavior: it is there only while somebody has borrowed it', () => {
  const first = lendBuffer()
  const second = lendBuffer()
  expect(Object.keys(globalThis)).not.toContain('Buffer')
  first()
  first()
  expect('Buffer' in globalThis).toBe(true)
  second()
  expect('Buffer' in globalThis).toBe(false)
})

test("behavior: the page's own stays as it is, also one that comes later", () => {
  scope.Buffer = real
  lendBuffer()()
  expect(scope.Buffer).toBe(real)
  delete scope.Buffer
  const giveBack = lendBuffer()
  scope.Buffer = real
  giveBack()
  expect(scope.Buffer).toBe(real)
})
