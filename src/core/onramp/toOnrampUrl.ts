import { OnrampUrlRefusedError } from '../errors/onramp.js'

/**
 * Validates the URL of a provider's page before it is opened: HTTPS (HTTP on
 * localhost), an allowed host, and spelled so that no parser can read another
 * host.
 *
 * @param value - any value; values other than strings are rejected
 * @param parameters.hosts - allowed hosts, including the port if they have one
 * @throws OnrampUrlRefusedError
 *
 * @see https://url.spec.whatwg.org
 *
 * @example
 * toOnrampUrl('https://pay.coinbase.com/buy', { hosts: ['pay.coinbase.com'] })
 */
export function toOnrampUrl(
  value: unknown,
  parameters: toOnrampUrl.Parameters,
): URL {
  if (typeof value !== 'string')
    throw new OnrampUrlRefusedError({ reason: 'There is none.' })
  const url = parse(value)
  const { host, hostname, protocol } = url
  const isWeb =
    protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname))
  if (!isWeb) throw new OnrampUrlRefusedError({ reason: `Not ${protocol}` })
  if (!parameters.hosts.includes(host))
    throw new OnrampUrlRefusedError({ reason: `Not on ${host}` })
  // Parsers differ on `@`, `\`, missing or doubled slashes and non-ASCII
  // letters, so the URL must start with exactly this host.
  const start = `${protocol}//${host}`
  const rest = value.slice(start.length)
  if (value.slice(0, start.length).toLowerCase() !== start || !end.test(rest))
    throw new OnrampUrlRefusedError({ reason: 'Its host is not plain.' })
  return url
}

export declare namespace toOnrampUrl {
  type Parameters = { hosts: readonly string[] }
  type ErrorType = OnrampUrlRefusedError
}

const loopback = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/
const end = /^(?:[/?#]|$)/

function parse(value: string) {
  try {
    return new URL(value)
  } catch {
    throw new OnrampUrlRefusedError({ reason: 'It is no absolute URL.' })
  }
}
