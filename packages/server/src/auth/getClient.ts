import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Auth } from './createAuth.js'

/**
 * Returns the IP address that a request comes from, `undefined` when it is
 * unknown. A whole /64 of IPv6 is one client, as one line usually has it.
 * Behind proxies it is what the outermost of one's own proxies saw: what a
 * client writes into the header itself does not count.
 */
export function getClient(
  { proxies }: Pick<Auth, 'proxies'>,
  c: Context,
): string | undefined {
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',')
  const seen = proxies ? hops.at(-proxies)?.trim() : undefined
  // Without the header, whoever asks has passed the proxies by.
  const address = seen || c.env?.incoming?.socket?.remoteAddress
  return address ? toNetwork(toAddress(address)) : undefined
}

/** Some proxies append the port, which differs for each connection. */
function toAddress(hop: string) {
  const [, four, six] =
    /^(?:(\d+(?:\.\d+){3})(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/.exec(hop) ?? []
  return four ?? six ?? hop
}

function toNetwork(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = Array(8 - left.length - right.length).fill('0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}
