// @vitest-environment node
import { expect, test } from 'vitest'
import { createSignals } from './createSignals.js'

const ms = 60_000
const isDone = async () => false

test('default: woken', async () => {
  const signals = createSignals()
  const waiting = signals.wait('a', { isDone, ms })
  signals.wake('b')
  signals.wake('a')
  await waiting
})

test('behavior: a change while isDone runs is not missed', async () => {
  const signals = createSignals()
  await signals.wait('a', {
    ms,
    async isDone() {
      signals.wake('a')
      return false
    },
  })
})

test('param: isDone', async () => {
  await createSignals().wait('a', { isDone: async () => true, ms })
})

test('param: ms', async () => {
  await createSignals().wait('a', { isDone, ms: 1 })
})

test('param: signal', async () => {
  const signal = AbortSignal.abort()
  await createSignals().wait('a', { isDone, ms, signal })
})

test('error: isDone fails', async () => {
  const failing = createSignals().wait('a', {
    ms,
    isDone: () => Promise.reject(new Error('away')),
  })
  await expect(failing).rejects.toThrow('away')
})

test('param: wakes', async () => {
  let hear: (key?: string) => void = () => {}
  const told: string[] = []
  const signals = createSignals({
    listen(wake) {
      hear = wake
    },
    publish: (key) => told.push(key),
  })
  signals.wake('a')
  expect(told).toEqual(['a'])
  const one = signals.wait('a', { isDone, ms })
  hear('a')
  await one
  // Some may have been missed.
  const all = ['a', 'b'].map((key) => signals.wait(key, { isDone, ms }))
  hear()
  await Promise.all(all)
})
