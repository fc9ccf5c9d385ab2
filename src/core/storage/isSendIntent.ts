import type { SendIntent } from '../storage.js'
import { isDigits } from './isDigits.js'
import { toInteger } from './toInteger.js'

/**
 * What a stored send has to look like. It is apart from the store, which pages
 * start with: only a send reads it.
 */
export function isSendIntent(value: unknown): value is SendIntent {
  if (typeof value !== 'object' || value === null) return false
  const intent = value as { [key in keyof SendIntent]?: unknown }
  return (
    isWord(intent.id) &&
    isText(intent.caipNetworkId, /^[a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/) &&
    isWord(intent.from) &&
    isWord(intent.to) &&
    (intent.data === undefined || isText(intent.data, /^0x[0-9a-fA-F]*$/)) &&
    (intent.name === undefined || isText(intent.name, /^[-.a-z0-9]{1,128}$/)) &&
    isDigits(intent.value) &&
    toInteger(intent.nonce) !== undefined &&
    isDigits(intent.fromBlock) &&
    (intent.hash === undefined || isWord(intent.hash)) &&
    toInteger(intent.createdAt) !== undefined
  )
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/** Ids, hashes and addresses of any network. */
function isWord(value: unknown): value is string {
  return isText(value, /^[-_a-zA-Z0-9]{1,128}$/)
}
