import {
  HostsMissingError,
  InvalidHostError,
  ProjectIdMissingError,
} from './errors/config.js'
import { isDevelopment } from './isDevelopment.js'
import { isLoopback } from './isLoopback.js'
import type { Hosts } from './options/hosts.js'
import { toHosts } from './options/toHosts.js'
import { isSecurePage } from './secureContext/isSecurePage.js'
import { warnOnce } from './warnOnce.js'

/** Origin of `npx latchkey-server` on this machine; it answers by no other name. */
export const LOCAL_SERVER = 'http://wallet.localhost:4110'

/** Hosts of a local server: the default of pages on localhost. */
export const defaultHosts: Hosts = toHosts(LOCAL_SERVER)

/** Options shared by `authFrame`, `createKit` and `createApiClient`. */
export type ProjectOptions = {
  /** Project ID at the server. */
  projectId: string
  /**
   * Origin of the server, the hosts of single services, or a preset of
   * `latchkey/hosts`. Default the local server, on localhost only.
   */
  hosts?: string | { [name in keyof Hosts]?: string | undefined } | undefined
}

/**
 * Validates the project options and applies the default hosts.
 *
 * @throws ProjectIdMissingError 'Project ID Not Configured'
 * @throws HostsMissingError without `hosts`, unless the page is on localhost
 * @throws InvalidHostError when a host is not an absolute URL, the frame is
 * not `http:` or `https:`, or the relay is not `wss:` (`ws:` on localhost)
 */
export function resolveProject(options: ProjectOptions): {
  projectId: string
  hosts: Hosts
} {
  const { hosts, projectId } = copy(options)
  if (typeof projectId !== 'string' || !projectId.trim())
    throw new ProjectIdMissingError()
  return { projectId: projectId.trim(), hosts: resolveHosts(hosts) }
}

/**
 * Returns the host of every service. Missing ones are those of the local
 * server on localhost, and unreachable elsewhere. In development, a page over
 * plain http may have none, as a phone opens it.
 *
 * @throws InvalidHostError when a host is not an absolute URL
 * @throws HostsMissingError without `hosts`, unless the page is on localhost
 */
export function resolveHosts(hosts?: ProjectOptions['hosts']): Hosts {
  const isLocal = isLoopback(globalThis.location?.hostname || 'localhost')
  if (hosts === undefined) {
    // A phone opens the dev server by the machine's address, where the local
    // server does not answer, and wallets connect without one.
    const isOnLan = isDevelopment && !isSecurePage()
    if (!isLocal && !isOnLan) throw new HostsMissingError()
    if (isDevelopment && !isLocal)
      warnOnce(
        'No `hosts` are set, and this page is not on localhost. Wallets connect, but email, prices and names need `hosts` here. Open the app over https, or through a tunnel, and pass `hosts`.',
      )
    else if (isDevelopment)
      warnOnce(
        `No \`hosts\` are set, so the server is expected at ${LOCAL_SERVER}. Start it with \`npx latchkey-server\`, or pass \`hosts\`.`,
      )
  }
  const isOrigin = typeof hosts === 'string'
  const given: Partial<Record<keyof Hosts, unknown>> = isOrigin
    ? toHosts(hosts)
    : copy(hosts ?? {})
  const resolved = isLocal ? { ...defaultHosts } : toHosts(NO_SERVER)
  for (const name of Object.keys(defaultHosts) as (keyof Hosts)[]) {
    const host = given[name]
    if (host === undefined) continue
    if (isHost(name, host)) resolved[name] = host.replace(/\/+$/, '')
    // The relay of an origin without encryption stays unset.
    else if (!isOrigin || name !== 'relay')
      throw new InvalidHostError({ name, host })
  }
  return resolved
}

/** Reserved by RFC 2606, so that nobody can answer there. */
const NO_SERVER = 'https://hosts-not-set.invalid'

/** Options that throw when read count as missing. */
function copy<options extends object>(options: options): Partial<options> {
  try {
    return { ...options }
  } catch {
    return {}
  }
}

function isHost(name: keyof Hosts, host: unknown): host is string {
  if (typeof host !== 'string') return false
  try {
    const { hostname, protocol } = new URL(host)
    if (name === 'frame') return /^https?:$/.test(protocol)
    if (name !== 'relay') return /^(http|ws)s?:$/.test(protocol)
    // An eavesdropper could see who talks to which wallet.
    return protocol === 'wss:' || (protocol === 'ws:' && isLoopback(hostname))
  } catch {
    return false
  }
}
