// A process of its own: it removes the global `Buffer`.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { provideBuffer } from './provideBuffer.js'

const scope = globalThis as { Buffer?: typeof Buffer | undefined }
const real = Buffer

beforeEach(() => {
  delete scope.Buffer
})

afterEach(() => {
  scope.Buffer = real
})

test('default: encodes like the real one, until the last user has released it', () => {
  const first = provideBuffer()
  const second = provideBuffer()
  const stub = scope.Buffer as typeof Buffer
  for (const text of ['', 'urn', '{"att":{"eip155":{}}}', 'ü 漢 🦊']) {
    const base64 = real.from(text).toString('base64')
    expect(stub.from(text).toString('base64')).toBe(base64)
    expect(stub.from(base64, 'base64').toString('utf8')).toBe(text)
    expect(
      stub.from(base64.replace(/=+$/, ''), 'base64').toString('utf-8'),
    ).toBe(text)
    expect(stub.from(new TextEncoder().encode(text)).toString('hex')).toBe(
      real.from(text).toString('hex'),
    )
  }
  first()
  expect(scope.Buffer).toBe(stub)
  first()
  expect(scope.Buffer).toBe(stub)
  second()
  expect('Buffer' in globalThis).toBe(false)
})

test('behavior: a Buffer of the page is kept', () => {
  scope.Buffer = real
  provideBuffer()()
  expect(scope.Buffer).toBe(real)
  delete scope.Buffer
  const release = provideBuffer()
  scope.Buffer = real
  release()
  expect(scope.Buffer).toBe(real)
})
