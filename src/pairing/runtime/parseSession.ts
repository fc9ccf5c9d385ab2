import { NAME_MAX_LENGTH } from '../../core/constants.js'
import { getMember } from '../../core/errors/getMember.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { PairingPeer, PairingSession } from '../../core/ports/pairing.js'
import { isImageUrl } from '../../wallets/isImageUrl.js'
import { parseNamespaces } from './parseNamespaces.js'
import type { SdkSession } from './sdk.js'

/**
 * Reads a session of the library, checked against what this page has proposed.
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
