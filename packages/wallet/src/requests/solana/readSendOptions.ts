import { refuse } from './refuse.js'

/** How a node is to send a transaction. */
export type SendOptions = {
  skipPreflight: boolean
  preflightCommitment: 'processed' | 'confirmed' | 'finalized'
  maxRetries?: number
  minContextSlot?: number
}

/** The older names are no longer known to nodes. */
const commitments: ReadonlyMap<unknown, SendOptions['preflightCommitment']> =
  new Map([
    [undefined, 'confirmed'],
    ['processed', 'processed'],
    ['recent', 'processed'],
    ['confirmed', 'confirmed'],
    ['single', 'confirmed'],
    ['singleGossip', 'confirmed'],
    ['finalized', 'finalized'],
    ['root', 'finalized'],
    ['max', 'finalized'],
  ] as const)

/**
 * The options of a send as nodes take them.
 *
 * @throws HostError -32602 when malformed
 */
export function readSendOptions(value: unknown): SendOptions {
  const options = (value ?? {}) as Record<string, unknown>
  const { maxRetries, minContextSlot, skipPreflight = false } = options
  const preflightCommitment = commitments.get(options.preflightCommitment)
  if (typeof skipPreflight !== 'boolean' || !preflightCommitment)
    throw refuse('The options of the send are malformed')
  return {
    skipPreflight,
    preflightCommitment,
    ...(isSet(maxRetries) && { maxRetries: toCount(maxRetries) }),
    ...(isSet(minContextSlot) && { minContextSlot: toCount(minContextSlot) }),
  }
}

function isSet(value: unknown) {
  return value !== undefined && value !== null
}

function toCount(value: unknown) {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
    return value
  throw refuse('The options of the send are malformed')
}
