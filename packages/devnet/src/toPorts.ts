import type { ServicesOptions } from './services.js'

const BASE_PORT = 4100
/** Services that listen on the ports after the base port, in this order. */
const order = [
  'api',
  'wallet',
  'mailbox',
  'onramp',
  'relay',
  'walletPage',
  'provider',
  'smtp',
  'bundler',
] as const

/**
 * Ports of the services from a base port, which is the app's own.
 *
 * @param base - default 4100
 */
export function toPorts(
  base: number = BASE_PORT,
): NonNullable<ServicesOptions['ports']> {
  return Object.fromEntries(
    order.map((name, index) => [name, base + 1 + index]),
  )
}

/**
 * Reads the value of `--port`.
 *
 * @throws RangeError unless it is a whole number that leaves room for all ports
 */
export function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port > 0 && port + order.length <= 65_535) return port
  throw new RangeError(`--port ${text} is not a port from 1 to 65526.`)
}
