import { domainToASCII } from 'node:url'
import { ServiceError } from '../http/ServiceError.js'

/** Where the domain of an address ends, in a URL. */
const delimiter = /[/\\?#:%]/
const local = /^[^\s\p{C}@"<>()[\]\\,;:]{1,64}$/u
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The one form an address is known by: NFC, the domain in lower-case ASCII.
 * The part before the @ is kept as it is: dots and tags tell addresses apart.
 *
 * @throws ServiceError INVALID_EMAIL
 */
export function parseEmail(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().normalize('NFC') : ''
  const at = text.lastIndexOf('@')
  const name = text.slice(0, Math.max(at, 0))
  const given = text.slice(at + 1)
  // It would take `example.org/x` for `example.org`.
  const domain = delimiter.test(given) ? '' : domainToASCII(given).toLowerCase()
  if (text.length > 254 || !isLocal(name) || !isDomain(domain))
    throw new ServiceError(400, 'INVALID_EMAIL', 'Invalid email')
  return `${name}@${domain}`
}

function isLocal(name: string) {
  if (!local.test(name)) return false
  return name.split('.').every((part) => part.length > 0)
}

function isDomain(domain: string) {
  const labels = domain.split('.')
  if (domain.length > 253 || labels.length < 2) return false
  if (/^\d+$/.test(labels.at(-1) ?? '')) return false
  return labels.every((part) => label.test(part))
}
