import { runInNewContext } from 'node:vm'
import type { Random } from '../faults/createRandom.js'
import { mutateValue, pickValue } from './mutate.js'

/**
 * Values that no message can carry, but a caller can pass. Callbacks that
 * throw are left out: their errors are reported to the page, like those of
 * listeners.
 */
const values: readonly (() => unknown)[] = [
  () => Symbol('s'),
  () => Symbol.iterator,
  () => () => {},
  () => new Date(Number.NaN),
  () => Promise.resolve(1),
  () => new WeakMap(),
  () => Object.create(null),
  () => Object.create({ amount: {}, signal: 'x', to: 1 }),
  () => -0,
  () => Number.NEGATIVE_INFINITY,
  () => 1e-7,
  () => 1.5,
  () => 'x'.repeat(100_000),
  () => '\ud800',
  () => ({ aborted: true }),
  () => ({ aborted: false, addEventListener: 1, throwIfAborted: 'x' }),
  () => AbortSignal.abort(),
  () => throwing(),
  () => revoked(),
  () => lazy('signal'),
  () => lazy('then'),
  () => lazy('length'),
  () => ({ toString: null, valueOf: null }),
  () => ({
    toString() {
      throw new TypeError('trap')
    },
  }),
  () => ({ [Symbol.toPrimitive]: () => ({}) }),
  () => new Proxy({}, { get: () => () => {} }),
  () => new Proxy({}, { get: () => 'x' }),
  () => new Proxy([], { get: () => 1 }),
  () => Number.MIN_VALUE,
  () => Number.MAX_SAFE_INTEGER + 1,
  () => -(10n ** 80n),
  () => new Date(8.64e15),
  () => Object.assign(new Array(3), { 1: 1 }),
  () => Object.assign([], { [-1]: 'x', length: 4 }),
  () => Object.freeze({ amount: 1, chainId: {}, signal: null }),
  () => Object.freeze([Object.freeze({})]),
  () => Object.assign(Object.create(null), { address: {}, chainId: 1 }),
  // biome-ignore lint/suspicious/noThenProperty: a thenable that never settles
  () => ({ then() {} }),
  // biome-ignore lint/suspicious/noThenProperty: a thenable that rejects
  () => ({ then: (_: unknown, reject: () => void) => reject() }),
  () => Promise.race([]),
  () => runInNewContext('({ address: 1, signal: {} })'),
  () => runInNewContext('[1, , "x"]'),
  () => runInNewContext('new Date(NaN)'),
  () => Object.setPrototypeOf({}, runInNewContext('Object.prototype')),
  () => async function* rubbish() {},
  () => Object.assign(() => {}, { address: 1, chainId: 'x' }),
  () => '\u202e'.repeat(1_000),
  () => '9'.repeat(400),
  () => `0x${'f'.repeat(400)}`,
  () => '1e18',
  () => new Proxy({}, { ownKeys: () => ['a', 'a'] as never }),
  () => new Proxy({}, { getPrototypeOf: () => Array.prototype }),
  () => ({
    get constructor() {
      return trap()
    },
  }),
  () => ({ toJSON: trap }),
  () => ({ [Symbol.toPrimitive]: trap, [Symbol.iterator]: trap }),
]

function trap(): never {
  throw new TypeError('trap')
}

/** Returns a value that is wrong for any parameter. */
export function pickRubbish(random: Random): unknown {
  return random.chance(0.5) ? random.pick(values)() : pickValue(random)
}

/**
 * Returns valid parameters with one thing wrong: all of them, one of them,
 * something inside one, or a getter that throws or returns a different value
 * each time.
 */
export function spoil(random: Random, sample: object | undefined): unknown {
  const roll = random.next()
  const keys = Object.keys(sample ?? {})
  if (!sample || keys.length === 0 || roll < 0.15) return pickRubbish(random)
  const copy: Record<string, unknown> = { ...sample }
  const key = random.pick(keys)
  if (roll < 0.2)
    return new Proxy(copy, {
      get(target, name) {
        if (name === key) throw new TypeError('trap')
        return Reflect.get(target, name)
      },
    })
  if (roll < 0.25)
    return Object.defineProperty(copy, key, {
      enumerable: true,
      get() {
        throw new RangeError('trap')
      },
    })
  if (roll < 0.3) {
    let reads = 0
    const later = pickRubbish(random)
    const first = copy[key]
    return Object.defineProperty(copy, key, {
      enumerable: true,
      get: () => (reads++ === 0 ? first : later),
    })
  }
  if (roll < 0.4) delete copy[key]
  else if (roll < 0.6 && isPlain(copy[key]))
    copy[key] = mutateValue(random, copy[key])
  else copy[key] = pickRubbish(random)
  if (random.chance(0.2)) copy[random.pick(keys)] = pickRubbish(random)
  return copy
}

function isPlain(value: unknown) {
  return typeof value === 'object' && value?.constructor === Object
}

/** Returns a proxy that throws on every operation. */
function throwing() {
  return new Proxy(
    {},
    {
      get: trap,
      getOwnPropertyDescriptor: trap,
      getPrototypeOf: trap,
      has: trap,
      ownKeys: trap,
      set: trap,
    },
  )
}

function revoked() {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

function lazy(name: string) {
  return Object.defineProperty({}, name, {
    enumerable: true,
    get() {
      throw new TypeError('trap')
    },
  })
}
