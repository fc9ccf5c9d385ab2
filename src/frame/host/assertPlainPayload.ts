import { BLOB_MAX_BYTES } from '../../core/constants.js'
import { HostError } from '../HostError.js'

const maxDepth = 10
const maxKeys = 256
const maxItems = 1_000
const maxStringLength = 262_144
const maxTotalLength = 1_048_576
/** Hex of the largest blob data. */
const maxHexLength = 2 + 2 * BLOB_MAX_BYTES

const poisoned: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
])

/**
 * Refuses payloads that no honest app sends: too large, too deep, not plain
 * JSON, or with keys that change prototypes when they are copied.
 *
 * @param payload - As received, before any schema has seen it.
 * @param parameters.allowHex - Leaves room for blob data in rpc requests.
 * @throws HostError -32602
 */
export function assertPlainPayload(
  payload: unknown,
  { allowHex = false }: { allowHex?: boolean | undefined } = {},
): void {
  const stringLimit = allowHex ? maxHexLength : maxStringLength
  let left = allowHex ? maxTotalLength + maxHexLength : maxTotalLength

  function visit(value: unknown, depth: number) {
    if (typeof value === 'string') {
      left -= value.length
      if (value.length > stringLimit || left < 0) throw refuse('too large')
    } else if (typeof value === 'object' && value !== null) {
      if (depth > maxDepth) throw refuse('nested too deeply')
      if (Array.isArray(value)) visitArray(value, depth)
      else visitObject(value, depth)
    } else if (typeof value === 'bigint') throw refuse('not JSON')
  }

  function visitArray(value: unknown[], depth: number) {
    left -= value.length
    if (value.length > maxItems || left < 0) throw refuse('too large')
    for (const item of value) visit(item, depth + 1)
  }

  function visitObject(value: object, depth: number) {
    if (Object.getPrototypeOf(value) !== Object.prototype)
      throw refuse('not JSON')
    const keys = Object.keys(value)
    if (keys.length > maxKeys) throw refuse('too large')
    for (const key of keys) {
      if (poisoned.has(key)) throw refuse('not allowed')
      left -= key.length
      visit((value as Record<string, unknown>)[key], depth + 1)
    }
  }

  visit(payload, 0)
}

function refuse(what: string) {
  return new HostError({ message: `The payload is ${what}`, code: -32602 })
}
