// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMailQueue, MailBusyError } from './createMailQueue.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const limits = { atOnce: 2, waitMs: 1_000, waiting: 3 }

/** Mails that are handed over when the test says so. */
function setup() {
  const queue = createMailQueue(limits)
  const begun: number[] = []
  const ends: ((error?: Error) => void)[] = []
  const send = (index: number) =>
    queue(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(index)
          ends[index] = (error) => (error ? reject(error) : resolve(index))
        }),
    )
  return { begun, ends, send }
}

test('default: two at once, the others in order', async () => {
  const { begun, ends, send } = setup()
  const all = [0, 1, 2, 3, 4].map(send)
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual([0, 1, 2])
  for (const index of [0, 2, 3, 4]) {
    ends[index]?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
})

test('behavior: one that fails makes room', async () => {
  const { begun, ends, send } = setup()
  const [first] = [send(0), send(1), send(2)]
  ends[0]?.(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual([0, 1, 2])
})

test('error: what has waited for too long is never sent', async () => {
  const { begun, ends, send } = setup()
  send(0)
  send(1)
  const late = send(2)
  const refused = expect(late).rejects.toThrow(MailBusyError)
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  ends[0]?.()
  ends[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual([0, 1])
  send(3)
  expect(begun).toEqual([0, 1, 3])
})

test('error: more than may wait', async () => {
  const { send } = setup()
  const kept = [0, 1, 2, 3, 4].map(send)
  await expect(send(5)).rejects.toThrow(MailBusyError)
  const ended = Promise.allSettled(kept.slice(2))
  await vi.advanceTimersByTimeAsync(1_000)
  await ended
})
