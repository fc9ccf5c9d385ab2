import type { AccountNamespace } from '../account/account.js'
import type { StorageItems } from '../storage.js'
import { isDigits } from './isDigits.js'
import { toInteger } from './toInteger.js'

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

const list: Codec<readonly unknown[]> = {
  encode: (value) => JSON.stringify(value),
  decode(value) {
    const intents: unknown = JSON.parse(value)
    return Array.isArray(intents) ? intents : undefined
  },
}

const networks: Codec<readonly number[]> = {
  encode: String,
  decode: decodeNetworks,
}

const namespaces: Codec<readonly AccountNamespace[]> = {
  encode: String,
  decode(value) {
    const names = value.split(',')
    return names.every(isNamespace) ? names : undefined
  },
}

/** How each item is written, and what makes it readable. */
export const codecs: {
  [key in keyof StorageItems]: Codec<StorageItems[key]>
} = {
  emailLoginUsed: flag,
  signOutPending: flag,
  // `isEmail` judges it when it is used, and is not fetched before that.
  email: text((value) => /^[^\s@]{1,64}@[^\s@.][^\s@]{2,188}$/.test(value)),
  lastUsedChain: text((value) => /^[-_:a-zA-Z0-9]{1,64}$/.test(value)),
  socialUsername: text((value) => /^[^\p{Cc}]{1,256}$/u.test(value)),
  lastEmailLoginTime: {
    encode: String,
    decode: (value) => (isDigits(value) ? toInteger(Number(value)) : undefined),
  },
  smartAccountEnabledNetworks: networks,
  sendIntents: list,
  solanaIntents: list,
  activeNamespace: text(isNamespace) as Codec<AccountNamespace>,
  detachedNamespaces: namespaces,
  pairingTopic: text((value) => /^[0-9a-f]{64}$/.test(value)),
  pairingNamespaces: namespaces,
  pairingChains: networks,
  recentWallets: list,
  // Junk in it is its reader's to find.
  solana: text(() => true),
}

function isNamespace(value: string): value is AccountNamespace {
  return value === 'eip155' || value === 'solana'
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
