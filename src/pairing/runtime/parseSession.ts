import type { AccountNamespace } from '../../core/account/account.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { getMember } from '../../core/errors/getMember.js'
import { cleanText } from '../../core/format/cleanText.js'
import type {
  PairingApproval,
  PairingPeer,
  PairingSession,
} from '../../core/ports/pairing.js'
import type { CaipNetworkId } from '../../core/ports.js'
import { isImageUrl } from '../../core/url.js'
import { parseAccounts } from './parseAccounts.js'
import type { SdkSession } from './sdk.js'

/**
 * Parses a session of the library, checked against this page's proposal.
 *
 * @returns `undefined` when nothing in it can be used
 */
export function parseSession(session: SdkSession): PairingSession | undefined {
  const { expiry, namespaces, optionalNamespaces, peer, topic } = session
  if (typeof topic !== 'string' || !/^[0-9a-f]{64}$/.test(topic))
    return undefined
  const approved = parseNamespaces(namespaces, optionalNamespaces)
  if (!Object.keys(approved).length || !Number.isSafeInteger(expiry))
    return undefined
  return {
    topic,
    expiresAt: expiry * 1_000,
    peer: parsePeer(peer?.metadata),
    namespaces: approved,
  }
}

function parsePeer(metadata: unknown): PairingPeer {
  const icons = getMember(metadata, 'icons')
  const icon: unknown = Array.isArray(icons) ? icons[0] : undefined
  return {
    name: getText(metadata, 'name', NAME_MAX_LENGTH),
    description: getText(metadata, 'description', DESCRIPTION_MAX_LENGTH),
    url: toWebUrl(getMember(metadata, 'url')),
    icon: isImageUrl(icon) ? icon : undefined,
  }
}

const DESCRIPTION_MAX_LENGTH = 256

function getText(metadata: unknown, key: string, maxLength: number) {
  const text = getMember(metadata, key)
  return typeof text === 'string' ? cleanText(text, maxLength) : ''
}

function toWebUrl(value: unknown) {
  if (typeof value !== 'string' || value.length > 2_048) return undefined
  try {
    const { href, password, protocol, username } = new URL(value)
    const isWeb = protocol === 'https:' || protocol === 'http:'
    return isWeb && !username && !password ? href : undefined
  } catch {
    return undefined
  }
}

const kinds: readonly AccountNamespace[] = ['eip155', 'solana']

/**
 * Keeps the parts of a wallet's approval that were proposed and have at least
 * one account: a wallet can name anything. A wallet that names only EVM chains
 * that were not proposed is on the first of them, like injected wallets can
 * be, and is asked to switch.
 *
 * Standard: CAIP-25, with chains in the key (`eip155:1`) or beneath it.
 *
 * @param approved - the namespaces of the session
 * @param proposed - the namespaces of the proposal
 */
function parseNamespaces(
  approved: unknown,
  proposed: unknown,
): parseNamespaces.ReturnType {
  const namespaces: parseNamespaces.ReturnType = {}
  for (const namespace of kinds) {
    const approval = parseNamespace(namespace, approved, proposed)
    if (approval.accounts.length) namespaces[namespace] = approval
  }
  return namespaces
}

declare namespace parseNamespaces {
  type ReturnType = Partial<Record<AccountNamespace, PairingApproval>>
}

function parseNamespace(
  namespace: AccountNamespace,
  approved: unknown,
  proposed: unknown,
): PairingApproval {
  const offer = getMember(proposed, namespace)
  const entries = getEntries(namespace, approved)
  const read = (key: string) =>
    intersect(
      entries.flatMap(({ value }) => getTexts(value, key)),
      getTexts(offer, key),
    )
  const values = entries.flatMap(({ value }) => getTexts(value, 'accounts'))
  const named = entries.flatMap(({ key, value }) => [
    ...(key.includes(':') ? [key] : []),
    ...getTexts(value, 'chains'),
  ])
  // A wallet may name its chains only in its accounts.
  const ofAccounts = values.map((account) =>
    account.split(':').slice(0, 2).join(':'),
  )
  const offered = getTexts(offer, 'chains')
  const known = intersect([...named, ...ofAccounts], offered).filter(
    (chain): chain is CaipNetworkId => chain.startsWith(`${namespace}:`),
  )
  const isElsewhere =
    namespace === 'eip155' && known.length === 0 && offered.length > 0
  const chains = isElsewhere ? ofAccounts.filter(isEvmChain).slice(0, 1) : known
  return {
    accounts: parseAccounts(values, { namespace, chains }),
    chains,
    methods: read('methods'),
    events: read('events'),
  }
}

const isEvmChain = (chain: string): chain is CaipNetworkId =>
  /^eip155:[1-9]\d{0,14}$/.test(chain)

function getEntries(namespace: string, approved: unknown) {
  if (typeof approved !== 'object' || approved === null) return []
  return Object.entries(approved)
    .filter(([key]) => key === namespace || key.startsWith(`${namespace}:`))
    .map(([key, value]: [string, unknown]) => ({ key, value }))
}

function getTexts(value: unknown, key: string): string[] {
  const member = getMember(value, key)
  return Array.isArray(member)
    ? member.filter((item) => typeof item === 'string')
    : []
}

function intersect(values: readonly string[], allowed: readonly string[]) {
  return [...new Set(values)].filter((value) => allowed.includes(value))
}
