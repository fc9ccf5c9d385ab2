import { isEmail } from '../login/isEmail.js'
import type { SendIntent, StorageItems } from '../storage.js'

type Codec<value> = {
  encode(value: value): string
  /** `undefined` when the text is junk. May throw. */
  decode(text: string): value | undefined
}

const flag: Codec<boolean> = {
  encode: String,
  decode: (text) =>
    text === 'true' ? true : text === 'false' ? false : undefined,
}

/** How each item is written, and what makes it readable. */
export const codecs: {
  [key in keyof StorageItems]: Codec<StorageItems[key]>
} = {
  emailLoginUsed: flag,
  signOutPending: flag,
  email: text((value) => isEmail(value)),
  lastUsedChain: text((value) => /^[-_:a-zA-Z0-9]{1,64}$/.test(value)),
  socialUsername: text((value) => /^[^\p{Cc}]{1,256}$/u.test(value)),
  lastEmailLoginTime: {
    encode: String,
    decode: (value) => (isDigits(value) ? toInteger(Number(value)) : undefined),
  },
  smartAccountEnabledNetworks: {
    encode: (value) => value.join(','),
    decode: decodeNetworks,
  },
  sendIntents: {
    encode: (value) => JSON.stringify(value),
    decode(value) {
      const intents: unknown = JSON.parse(value)
      return Array.isArray(intents) ? intents.filter(isSendIntent) : undefined
    },
  },
}

function text(isValid: (value: string) => boolean): Codec<string> {
  return {
    encode: (value) => value,
    decode: (value) => (isValid(value) ? value : undefined),
  }
}

function decodeNetworks(value: string) {
  if (value === '') return []
  const ids = value.split(',')
  if (!ids.every(isDigits)) return undefined
  const numbers = ids.map(Number)
  return numbers.every((id) => id > 0 && Number.isSafeInteger(id))
    ? numbers
    : undefined
}

function isSendIntent(value: unknown): value is SendIntent {
  if (typeof value !== 'object' || value === null) return false
  const intent = value as { [key in keyof SendIntent]?: unknown }
  return (
    isWord(intent.id) &&
    isText(intent.caipNetworkId, /^[a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/) &&
    isWord(intent.from) &&
    isWord(intent.to) &&
    (intent.data === undefined || isText(intent.data, /^0x[0-9a-fA-F]*$/)) &&
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

function isDigits(value: unknown): value is string {
  return isText(value, /^(0|[1-9][0-9]{0,77})$/)
}

function toInteger(value: unknown) {
  return Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : undefined
}
