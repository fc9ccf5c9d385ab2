import { isDigits } from './isDigits.js'
import { toInteger } from './toInteger.js'
import type { StorageItems, StorageKey } from './types.js'

/** Returns `undefined` for invalid text. May throw. */
type Decoder<value> = (text: string) => value | undefined

const flag: Decoder<boolean> = (text) =>
  text === 'true' ? true : text === 'false' ? false : undefined

/** Stored as JSON; all other items as `String(value)`. */
export const list: Decoder<readonly unknown[]> = (text) => {
  const items: unknown = JSON.parse(text)
  return Array.isArray(items) ? items : undefined
}

const integer: Decoder<number> = (text) =>
  isDigits(text) ? toInteger(Number(text)) : undefined

const networks: Decoder<readonly number[]> = (text) => {
  const ids = text ? text.split(',').map(integer) : []
  // Rejects 0, which is not a valid network ID.
  return ids.every(Boolean) ? (ids as number[]) : undefined
}

const namespace = like(/^(eip155|solana)$/) as Decoder<'eip155' | 'solana'>

const namespaces: Decoder<readonly ('eip155' | 'solana')[]> = (text) => {
  const names = text.split(',')
  return names.every(namespace) ? (names as ('eip155' | 'solana')[]) : undefined
}

/** Decoder of each item. */
export const decoders: { [key in StorageKey]: Decoder<StorageItems[key]> } = {
  emailLoginUsed: flag,
  signOutPending: flag,
  // A rough check. `isEmail` validates it on use and is not loaded before.
  email: like(/^[^\s@]{1,64}@[^\s@.][^\s@]{2,188}$/),
  lastUsedChain: like(/^[-_:a-zA-Z0-9]{1,64}$/),
  socialUsername: like(/^[^\p{Cc}]{1,256}$/u),
  lastEmailLoginTime: integer,
  preferredAccountType: like(/^(eoa|smartAccount)$/) as Decoder<
    'eoa' | 'smartAccount'
  >,
  smartAccountEnabledNetworks: networks,
  payIntents: list,
  sendIntents: list,
  solanaIntents: list,
  activeNamespace: namespace,
  currency: like(/^[A-Z]{3}$/),
  detachedNamespaces: namespaces,
  analyticsKey: like(/^[0-9a-f]{64}$/),
  pairingTopic: like(/^[0-9a-f]{64}$/),
  pairingNamespaces: namespaces,
  pairingChains: networks,
  contacts: list,
  recentWallets: list,
  receivers: list,
  reportTimes: list,
  watchedTokens: list,
  siwxSessions: list,
  socialProvider: like(/^[a-z]{1,16}$/),
  // Validated by their readers.
  socialRedirect: String,
  solana: String,
  pendingLogin: String,
  pendingSocial: String,
  modalResume: String,
  projectFeatures: String,
}

function like(pattern: RegExp): Decoder<string> {
  return (text) => (pattern.test(text) ? text : undefined)
}
