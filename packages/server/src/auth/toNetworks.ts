/**
 * Returns the networks that a client is counted in, the narrowest first: one
 * line has a /64 of IPv6 or more, a customer may have a /56, a site a /48.
 *
 * @param client - as `getClient` returns it
 */
export function toNetworks(client: string): readonly string[] {
  const groups = /^([^/]+)::\/64$/.exec(client)?.[1]?.split(':')
  if (!groups) return [client]
  const site = groups.slice(0, 3).join(':')
  const customer = groups[3]?.padStart(4, '0').slice(0, 2)
  return [client, `${site}:${customer}00::/56`, `${site}::/48`]
}
