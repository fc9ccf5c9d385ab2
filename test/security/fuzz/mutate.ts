import type { Random } from '../faults/createRandom.js'

/** Returns an object with a key that changes prototypes when it is copied. */
function poison(key: string): object {
  const value = { enumerable: true, value: { polluted: true } }
  return Object.defineProperty({}, key, value)
}

const values: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1,
  () => 2 ** 60,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => '',
  () => '0x',
  () => '0x1',
  () => 'eip155:1',
  () => 'eip155:10',
  () => 'solana:localnet',
  () => '\u0000\u202e<img src=x>',
  () => '__proto__',
  () => 10n ** 30n,
  () => [],
  () => [[]],
  () => [undefined],
  () => ({}),
  () => ({ length: 1, 0: 'x' }),
  () => new Map([['chainId', 1]]),
  () => new Set([1]),
  () => new Date(0),
  () => /x/,
  () => new Uint8Array(4),
  () => new Error('x'),
  () => Object(1),
  () => poison('__proto__'),
  () => poison('constructor'),
  () => poison('prototype'),
  () => JSON.parse('{"a":{"__proto__":{"polluted":true}}}'),
  () => {
    const circle: unknown[] = []
    circle.push({ circle })
    return circle
  },
]

/** Used rarely, as they cost a thousand times more than the others. */
const large: readonly (() => unknown)[] = [
  () => 'a'.repeat(262_145),
  () => Array(1_001).fill(0),
  () => JSON.parse(`${'['.repeat(9)}${']'.repeat(9)}`),
  () => JSON.parse(`${'{"a":'.repeat(2_000)}0${'}'.repeat(2_000)}`),
  () =>
    Object.fromEntries(Array.from({ length: 257 }, (_, key) => [`k${key}`, 0])),
  () => ({ data: `0x${'00'.repeat(131_073)}` }),
]

const types: readonly ((type: string) => unknown)[] = [
  (type) => type.toLowerCase(),
  (type) => ` ${type}`,
  (type) => `${type}\n`,
  (type) => `x${type}`,
  (type) => `${type}_SUCCESS`,
  (type) => type.replace('@', '＠'),
  (type) => type.replace('E', 'Е'),
  (type) => type.replace('/', '//'),
  (type) => type.replace('app', 'frame'),
  (type) => type.replace('frame', 'app'),
  (type) => type.slice(0, -1),
  (type) => [type],
  (type) => Object(type),
  () => '__proto__',
  () => 'constructor',
]

/** Returns a value that is wrong wherever it is placed. */
export function pickValue(random: Random): unknown {
  return random.pick(random.chance(0.002) ? large : values)()
}

/** Returns a different type than this one. */
export function mutateType(random: Random, type: string): unknown {
  return random.chance(0.3) ? pickValue(random) : random.pick(types)(type)
}

/**
 * Returns a copy with one change somewhere in it: a member that is missing, of
 * another kind, or extra.
 */
export function mutateValue(random: Random, value: unknown): unknown {
  const isBranch = typeof value === 'object' && value !== null
  if (!isBranch || random.chance(0.15)) return pickValue(random)
  const keys = Object.keys(value)
  if (Array.isArray(value)) {
    const copy = [...value]
    const index = random.between(0, copy.length)
    copy[index] =
      index < value.length && random.chance(0.7)
        ? mutateValue(random, copy[index])
        : pickValue(random)
    return copy
  }
  const copy: Record<string, unknown> = { ...value }
  const key = keys.length > 0 ? random.pick(keys) : 'more'
  const roll = random.next()
  if (roll < 0.2) delete copy[key]
  else if (roll < 0.35) copy[random.pick(['more', 'method', 'chainId'])] = 1
  else if (roll < 0.45) return Object.assign(poison(random.pick(poisons)), copy)
  else copy[key] = mutateValue(random, copy[key])
  return copy
}

const poisons = ['__proto__', 'constructor', 'prototype']
