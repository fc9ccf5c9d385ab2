const BASE_PORT = 4100
/**
 * Where the services listen, counted from the base port. That of the server
 * is the default of `latchkey-server`.
 */
const offsets = {
  mailbox: 3,
  onramp: 4,
  relay: 5,
  walletPage: 6,
  provider: 7,
  smtp: 8,
  bundler: 9,
  server: 10,
} as const

/**
 * Ports of the services from a base port, which is the app's own.
 *
 * @param base - default 4100
 */
export function toPorts(
  base: number = BASE_PORT,
): Record<keyof typeof offsets, number> {
  const ports = Object.entries(offsets).map(([name, offset]) => [
    name,
    base + offset,
  ])
  return Object.fromEntries(ports)
}

/**
 * Reads the value of `--port`.
 *
 * @throws RangeError unless it is a whole number that leaves room for all ports
 */
export function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port > 0 && port + offsets.server <= 65_535) return port
  throw new RangeError(`--port ${text} is not a port from 1 to 65525.`)
}
