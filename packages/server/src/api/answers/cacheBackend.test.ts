// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import type { ApiBackend } from '../apiBackend.js'
import { createRpcBackend } from '../chain/createRpcBackend.js'
import { cacheBackend } from './cacheBackend.js'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
let clock: number
let calls: number
let isAway: boolean
let answers: (() => void)[]
let reports: unknown[]
let backend: ApiBackend

beforeEach(() => {
  ;[clock, calls, isAway, answers, reports] = [1_000_000, 0, false, [], []]
  backend = cacheBackend(
    {
      ...createRpcBackend({ chains: [] }),
      async getHistory() {
        const next = String(++calls)
        await new Promise<void>((resolve) => answers.push(resolve))
        if (isAway) throw new Error('away')
        return { data: [], next }
      },
    },
    { now: () => clock, report: (error) => reports.push(error) },
  )
})

const read = (chainId?: string) =>
  backend.getHistory({ address, chainId }).then(({ next }) => next)
/** The service answers what it was asked. */
async function answer() {
  await new Promise((resolve) => setImmediate(resolve))
  for (const one of answers.splice(0)) one()
  await new Promise((resolve) => setImmediate(resolve))
}

test('default: 100 at once make one call', async () => {
  const reading = Promise.all(Array.from({ length: 100 }, () => read()))
  await answer()
  expect(new Set(await reading)).toEqual(new Set(['1']))
  clock += 4_999
  expect(await read()).toBe('1')
  expect(calls).toBe(1)
})

test('behavior: others ask for themselves', async () => {
  const reading = Promise.all([read(), read('eip155:1')])
  await answer()
  expect(await reading).toEqual(['1', '2'])
})

test('behavior: an old answer is given at once, while it is renewed once', async () => {
  const first = read()
  await answer()
  await first
  clock += 5_000
  expect(await Promise.all([read(), read(), read()])).toEqual(['1', '1', '1'])
  expect(calls).toBe(2)
  await answer()
  expect(await read()).toBe('2')
  expect(calls).toBe(2)
})

test('behavior: one that is too old is waited for', async () => {
  const first = read()
  await answer()
  await first
  clock += 30_000
  const second = read()
  await answer()
  expect(await second).toBe('2')
})

test('error: a failure is not kept', async () => {
  isAway = true
  const failing = Promise.allSettled([read(), read()])
  await answer()
  expect((await failing).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(calls).toBe(1)
  isAway = false
  const reading = read()
  await answer()
  expect(await reading).toBe('2')
})

test('error: a failure to renew leaves what is known, and is reported', async () => {
  const first = read()
  await answer()
  await first
  isAway = true
  clock += 5_000
  expect(await read()).toBe('1')
  await answer()
  expect(reports).toHaveLength(1)
  expect(await read()).toBe('1')
  await answer()
  isAway = false
  clock += 1
  expect(await read()).toBe('1')
  await answer()
  expect(await read()).toBe('4')
})

test('behavior: an answer of a clock that was wrong does not stay', async () => {
  const first = read()
  await answer()
  await first
  clock -= 3_600_000
  const second = read()
  await answer()
  expect(await second).toBe('2')
})
