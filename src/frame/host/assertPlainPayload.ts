import { BLOB_MAX_BYTES } from '../../core/constants/send.js'
import { HostError } from './HostError.js'

const maxDepth = 8
/** Permissions carry the ABI of a contract, with its nested structs. */
const maxAbiDepth = 16
const maxKeys = 256
const maxItems = 1_000
const maxStringLength = 262_144
const maxTotalLength = 1_048_576
/** Length of 128 KiB as hex, the most calldata that nodes accept. */
const maxCalldataLength = 2 + 2 * 131_072
/** Length of the largest blob data as hex. */
const maxBlobLength = 2 + 2 * BLOB_MAX_BYTES

const poisoned: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
])

const abiMethods: ReadonlySet<string | undefined> = new Set([
  'wallet_grantPermissions',
  'wallet_revokePermissions',
])

/**
 * Rejects payloads that no honest app sends: too large, too deep, not plain
 * JSON, or with keys that change prototypes when they are copied.
 *
 * Limits: depth 8 (the payload is 1), 16 for permissions, 256 keys, 1,000 items, 256 KiB per
 * string, 1 MiB in total, 128 KiB of `data` and `input`. Blob data (EIP-4844)
 * may be larger.
 *
 * @param payload - As received, before any schema check.
 * @param parameters.method - RPC method: only two carry blob data, two an ABI.
 * @throws HostError -32602
 */
export function assertPlainPayload(
  payload: unknown,
  { method }: { method?: string | undefined } = {},
): void {
  const isRaw = method === 'eth_sendRawTransaction'
  const hasBlobs = isRaw || method === 'eth_sendTransaction'
  const deepest = abiMethods.has(method) ? maxAbiDepth : maxDepth
  let left = hasBlobs ? maxTotalLength + maxBlobLength : maxTotalLength

  function visit(value: unknown, depth: number, limit: number) {
    if (typeof value === 'string') {
      left -= value.length
      if (value.length > limit || left < 0) throw refuse('too large')
    } else if (typeof value === 'object' && value !== null) {
      if (depth > deepest) throw refuse('nested too deeply')
      if (Array.isArray(value)) visitArray(value, depth, limit)
      else visitObject(value, depth, limit)
    } else if (!isPlain(value)) throw refuse('not JSON')
  }

  function visitArray(value: unknown[], depth: number, limit: number) {
    left -= value.length
    if (value.length > maxItems || left < 0) throw refuse('too large')
    for (const item of value) visit(item, depth + 1, limit)
  }

  function visitObject(value: object, depth: number, limit: number) {
    if (!isPlainObject(value)) throw refuse('not JSON')
    const keys = Object.keys(value)
    if (keys.length > maxKeys) throw refuse('too large')
    for (const key of keys) {
      if (poisoned.has(key)) throw refuse('not allowed')
      left -= key.length
      const item = (value as Record<string, unknown>)[key]
      visit(item, depth + 1, getLimit(key, limit))
    }
  }

  function getLimit(key: string, limit: number) {
    if (key === 'data' || key === 'input') return maxCalldataLength
    return hasBlobs && key === 'blobs' ? maxBlobLength : limit
  }

  visit(payload, 1, isRaw ? maxBlobLength : maxStringLength)
}

function isPlainObject(value: object) {
  const prototype = Object.getPrototypeOf(value)
  // A message may come from another realm, as it does in jest, whose
  // `Object.prototype` is not ours, but also has none above.
  return prototype !== null && Object.getPrototypeOf(prototype) === null
}

function isPlain(value: unknown) {
  if (typeof value === 'number') return Number.isFinite(value)
  return value == null || typeof value === 'boolean'
}

function refuse(what: string) {
  return new HostError({ message: `The payload is ${what}`, code: -32602 })
}
