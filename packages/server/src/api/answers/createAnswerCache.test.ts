// @vitest-environment node
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { type AnswerCache, createAnswerCache } from './createAnswerCache.js'

type Answer = { text: string }
let clock: number
let reports: unknown[]
let cache: AnswerCache<Answer>

beforeEach(() => {
  ;[clock, reports] = [1_000_000, []]
  cache = createAnswerCache<Answer>({
    ...{ freshMs: 1_000, max: 3, staleMs: 3_000, now: () => clock },
    onStale: (error) => reports.push(error),
  })
})

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Asks for each, and returns which of their answers memory still holds. */
async function fill(keys: readonly string[], stepMs: number) {
  const answers = new Map<string, WeakRef<Answer>>()
  for (const key of keys) {
    await cache(key, async () => {
      const answer = { text: key }
      answers.set(key, new WeakRef(answer))
      return answer
    })
    clock += stepMs
  }
  return async () => {
    // A reference that was read lasts until the turn is over.
    await new Promise((resolve) => setTimeout(resolve))
    collect()
    return keys.filter((key) => answers.get(key)?.deref())
  }
}

test('behavior: memory holds what is not too old', async () => {
  const held = await fill(['a', 'b', 'c'], 1_500)
  // The first was 3,000 ms old when the last came.
  expect(await held()).toEqual(['b', 'c'])
  clock += 3_000
  await cache('d', async () => ({ text: 'd' }))
  expect(await held()).toEqual([])
})

test('param: max', async () => {
  const held = await fill(['a', 'b', 'c', 'd', 'e'], 1)
  expect(await held()).toEqual(['c', 'd', 'e'])
})

test('error: a call that fails at once', async () => {
  const fail = () => {
    throw new Error('away')
  }
  await expect(cache('a', fail)).rejects.toThrow('away')
  await cache('a', async () => ({ text: 'kept' }))
  clock += 1_000
  expect(await cache('a', fail)).toEqual({ text: 'kept' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(reports).toHaveLength(1)
  // The failure is over: the next caller asks again.
  let calls = 0
  await cache('a', async () => ({ text: `new ${++calls}` }))
  expect(calls).toBe(1)
})
