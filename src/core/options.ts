import { InvalidHostError, ProjectIdMissingError } from './errors/config.js'

/** Hosts of all services. Each can be replaced. */
export type Hosts = {
  /** Page of the embedded wallet's secure frame. */
  frame: string
  /** Blockchain API. */
  api: string
  /** JSON-RPC through the blockchain API. */
  rpc: string
  /** WalletConnect relay. */
  relay: string
  /** Wallet explorer and project configuration. */
  explorer: string
  /** Page of the onramp provider. */
  onramp: string
  /** Analytics. Used only when enabled. */
  analytics: string
}

export const defaultHosts: Hosts = {
  frame: 'https://secure.walletconnect.org/sdk',
  api: 'https://rpc.walletconnect.org',
  rpc: 'https://rpc.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  explorer: 'https://api.web3modal.org',
  onramp: 'https://meldcrypto.com',
  analytics: 'https://pulse.walletconnect.org',
}

/** Options shared by `authFrame`, `createKit` and `createApiClient`. */
export type ProjectOptions = {
  /** Project ID at the hosted services. Any text when self-hosting. */
  projectId: string
  /** Overrides hosted services. */
  hosts?: { [name in keyof Hosts]?: string | undefined } | undefined
}

/**
 * Validates the project options and applies the default hosts.
 *
 * @throws ProjectIdMissingError 'Project ID Not Configured'
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
 * Applies the default hosts.
 *
 * @throws InvalidHostError when a host is not an absolute URL
 */
export function resolveHosts(hosts: ProjectOptions['hosts'] = {}): Hosts {
  const resolved = { ...defaultHosts }
  const given = copy(hosts)
  for (const name of Object.keys(defaultHosts) as (keyof Hosts)[]) {
    const host = given[name]
    if (host === undefined) continue
    if (!isHost(name, host)) throw new InvalidHostError({ name, host })
    resolved[name] = host.replace(/\/+$/, '')
  }
  return resolved
}

/** Options that throw when read count as missing. */
function copy<options extends object>(options: options): Partial<options> {
  try {
    return { ...options }
  } catch {
    return {}
  }
}

function isHost(name: keyof Hosts, host: unknown) {
  if (typeof host !== 'string') return false
  try {
    const { hostname, protocol } = new URL(host)
    if (name === 'frame') return /^https?:$/.test(protocol)
    if (name !== 'relay') return /^(http|ws)s?:$/.test(protocol)
    // An eavesdropper could see who talks to which wallet.
    return (
      protocol === 'wss:' || (protocol === 'ws:' && loopback.test(hostname))
    )
  } catch {
    return false
  }
}

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/
