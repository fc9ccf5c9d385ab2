import { appTypes, frameTypes } from 'latchkey/frame'
import type { Random } from '../faults/createRandom.js'
import { type Forged, toPayload } from './forge.js'

const types = [...frameTypes.keys()]
const others = [...appTypes.keys()]

/**
 * Generates messages that no list contains: types, IDs and payloads in every
 * combination, valid and malformed. The same seed gives the same messages.
 *
 * @param parameters.ids - IDs of the open requests, which all attackers know.
 */
export function generateForgeries(parameters: {
  count: number
  ids: readonly string[]
  random: Random
}): Forged[] {
  const { count, ids, random } = parameters
  return Array.from({ length: count }, () => {
    const type = drawType(random)
    const id = drawId(random, ids)
    return {
      forged: true as const,
      type,
      ...(id !== undefined && { id }),
      payload: drawPayload(random, type),
    }
  })
}

function drawType(random: Random): string {
  const type = random.pick(types)
  if (random.chance(0.7)) return type
  const at = random.between(0, type.length)
  return random.pick([
    random.pick(others),
    `${type}_SUCCESS`,
    type.toLowerCase(),
    ` ${type}`,
    type.slice(at),
    `${type.slice(0, at)}\u200b${type.slice(at)}`,
    `${random.pick(others)}${type}`,
  ])
}

function drawId(random: Random, ids: readonly string[]) {
  const id = random.pick(ids)
  if (random.chance(0.7)) return id
  return random.pick([undefined, '', id.toUpperCase(), `${id} `, 'forged'])
}

function drawPayload(random: Random, type: string): unknown {
  if (random.chance(0.5)) return toPayload(type)
  return random.pick([
    toPayload(random.pick(types)),
    drawJunk(random, 3),
    undefined,
  ])
}

function drawJunk(random: Random, depth: number): unknown {
  const next = () => (depth > 0 ? drawJunk(random, depth - 1) : null)
  return random.pick<() => unknown>([
    () => null,
    () => random.chance(0.5),
    () => random.between(-1, 2 ** 31),
    () => '0x'.padEnd(random.between(2, 200), 'f'),
    () => [next(), next()],
    () => ({ message: next(), code: 4001 }),
    () => ({ address: next(), chainId: next(), isConnected: true }),
    () => JSON.parse('{"__proto__":{"polluted":true},"constructor":1}'),
  ])()
}
