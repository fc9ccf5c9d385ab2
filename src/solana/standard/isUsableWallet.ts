import type { Wallet } from '@wallet-standard/base'
import {
  AUTH_CONNECTOR_ID,
  WALLET_CONNECT_ID,
} from '../../core/constants/connectors.js'
import { getMember } from '../../core/errors/getMember.js'
import { cleanText } from '../../core/format/cleanText.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'

/** The name identifies a wallet, and is stored. */
const NAME_MAX = 128
/** Our own ids, which no other wallet may use. */
const reserved = [AUTH_CONNECTOR_ID, WALLET_CONNECT_ID]
/**
 * Marks the embedded account when it is announced: a kit lists it as a login,
 * not as a wallet of the page.
 */
export const EMBEDDED_FEATURE = 'latchkey:embedded'
const signing = [
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signMessage',
]

/**
 * Whether a wallet of the page supports Solana and at least one way to sign.
 */
export function isUsableWallet(wallet: Wallet): boolean {
  const name = getMember(wallet, 'name')
  if (typeof name !== 'string' || name.length > NAME_MAX) return false
  if (!cleanText(name, NAME_MAX) || reserved.includes(name)) return false
  const chains = getMember(wallet, 'chains')
  const features = getMember(wallet, 'features')
  if (getMember(features, EMBEDDED_FEATURE) !== undefined) return false
  const has = (feature: string, method: string) =>
    typeof getMember(getMember(features, feature), method) === 'function'
  return (
    Array.isArray(chains) &&
    chains.some(isSolanaNetwork) &&
    has('standard:connect', 'connect') &&
    has('standard:events', 'on') &&
    signing.some((feature) => has(feature, feature.slice('solana:'.length)))
  )
}
