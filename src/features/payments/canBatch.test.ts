import { expect, test, vi } from 'vitest'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { canBatch } from './canBatch.js'

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function ask(answer: unknown, id = 'other') {
  const request = vi.fn(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const connector = { id, getProvider: async () => ({ request }) } as never
  const { signal } = new AbortController()
  return canBatch({ chainId: 31337, connector, from, signal })
}

const atomic = (status: string) => ({ '0x7a69': { atomic: { status } } })

test('default', async () => {
  expect(await ask(atomic('supported'))).toBe(true)
  expect(await ask({ '0x0': { atomic: { status: 'supported' } } })).toBe(true)
})

test('behavior: only the embedded wallet is made to upgrade', async () => {
  expect(await ask(atomic('ready'))).toBe(false)
  expect(await ask(atomic('ready'), AUTH_CONNECTOR_ID)).toBe(true)
})

test.each([
  atomic('unsupported'),
  { '0x1': { atomic: { status: 'supported' } } },
  { '0x7a69': { atomic: { status: true } } },
  { '0x7a69': { atomicBatch: { supported: true } } },
  {},
  [],
  null,
  'supported',
  new Error('no such method'),
])('behavior: no batch for %j', async (answer) => {
  expect(await ask(answer)).toBe(false)
})

test('behavior: a wallet that is silent for 3 s cannot', async () => {
  vi.useFakeTimers()
  try {
    const result = ask(new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await result).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('error: aborted', async () => {
  const controller = new AbortController()
  controller.abort()
  const connector = { id: 'x', getProvider: async () => ({}) } as never
  const { signal } = controller
  await expect(
    canBatch({ chainId: 1, connector, from, signal }),
  ).rejects.toThrow()
})
