import { describe, expect, test, vi } from 'vitest'
import { readReason } from './readReason.js'

const read = (body: BodyInit | null) => readReason(new Response(body))
const toBody = (description: unknown) =>
  JSON.stringify({ status: 'FAILED', reasons: [{ name: 'n', description }] })

test('default', async () => {
  expect(await read(toBody('Name is already taken'))).toBe(
    'Name is already taken',
  )
})

test('behavior: a message alone', async () => {
  const message = 'Origin not found on Allowlist'
  expect(await read(JSON.stringify({ message }))).toBe(message)
  for (const reasons of [[], 'no list', [{ name: 'n' }]])
    expect(await read(JSON.stringify({ message, reasons }))).toBe(message)
  const reasons = [{ description: 'Name is already taken' }]
  expect(await read(JSON.stringify({ message, reasons }))).toBe(
    'Name is already taken',
  )
})

test('behavior: untrusted text is sanitized and truncated', async () => {
  expect(await read(toBody('a\u202eb\u0000c\n d'))).toBe('abc d')
  const long = await read(toBody('x'.repeat(3_000)))
  expect(long).toHaveLength(200)
})

test('behavior: only the first reason is returned', async () => {
  const reasons = [{ description: 'one' }, { description: 'two' }]
  expect(await read(JSON.stringify({ reasons }))).toBe('one')
})

describe('error', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '<html>'],
    ['no reasons', '{}'],
    ['an empty list', '{"reasons":[]}'],
    ['no text', toBody(7)],
    ['no text in the message', '{"message":{"text":"a"}}'],
    ['an empty message', '{"message":" "}'],
    ['empty text', toBody(' \u200b')],
    ['no list', '{"reasons":{"0":{"description":"a"}}}'],
    ['too much', toBody('x'.repeat(5_000))],
    ['broken UTF-8', new Uint8Array([0x7b, 0xff])],
  ])('%s', async (_name, body) => {
    expect(await read(body)).toBeUndefined()
  })

  test('a body that breaks off', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('terminated')),
    })
    expect(await read(body)).toBeUndefined()
  })

  test('the rest of a long body is not read', async () => {
    let parts = 0
    const cancel = vi.fn()
    const body = new ReadableStream({
      cancel,
      pull: (controller) => {
        parts++
        controller.enqueue(new Uint8Array(1_024).fill(0x20))
      },
    })
    expect(await read(body)).toBeUndefined()
    expect(parts).toBeLessThan(8)
    expect(cancel).toHaveBeenCalledOnce()
  })
})
