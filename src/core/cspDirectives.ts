import type { AnalyticsOptions } from './analytics/events.js'
import { InvalidHostError, InvalidNonceError } from './errors/config.js'
import { type ProjectOptions, resolveHosts } from './options.js'

/**
 * Returns the Content Security Policy directives this package needs. A policy
 * that allows only these does not restrict any of its features. Add your app's
 * own sources, and send the policy as a header.
 *
 * Trusted Types need no policy for this package: `require-trusted-types-for
 * 'script'` with `trusted-types 'none'` works.
 *
 * @param options.hosts - as for `createKit`; default the local server
 * @param options.projectId - ignored; accepted so that one options object
 * serves both
 * @param options.rpcUrls - URLs of the transports in the wagmi config
 * @param options.analytics - as for `createKit`: allows `hosts.analytics`;
 * default `false`
 * @param options.nonce - nonce of this response, for pages without `'self'`;
 * base64, new for each response
 * @throws InvalidHostError when a host or RPC URL is not absolute
 * @throws InvalidNonceError when the nonce is not base64
 *
 * @see https://www.w3.org/TR/CSP3
 *
 * @example
 * const directives = cspDirectives({ rpcUrls: ['https://eth.example.com'] })
 * const header = Object.entries(directives)
 *   .map(([name, sources]) => `${name} ${sources.join(' ')}`)
 *   .join('; ')
 */
export function cspDirectives(
  options: cspDirectives.Options = {},
): cspDirectives.ReturnType {
  const { nonce, rpcUrls = [] } = options
  const hosts = resolveHosts(options.hosts)
  const api = toOrigin('api', hosts.api)
  const explorer = toOrigin('explorer', hosts.explorer)
  const frame = toOrigin('frame', hosts.frame)
  return {
    'connect-src': unique([
      api,
      toOrigin('rpc', hosts.rpc),
      explorer,
      toOrigin('relay', hosts.relay),
      // Probed when the frame does not load.
      frame,
      ...(options.analytics ? [toOrigin('analytics', hosts.analytics)] : []),
      ...rpcUrls.map((url) => toOrigin('rpcUrls', url)),
    ]),
    'frame-src': [frame],
    // Wallet icons are data URLs; token icons can be on any host.
    'img-src': unique([
      'data:',
      'https:',
      // Both serve images too.
      ...[api, explorer].filter((origin) => origin.startsWith('http:')),
    ]),
    'script-src': nonce
      ? [toNonceSource(nonce), "'strict-dynamic'"]
      : ["'self'"],
    'style-src': [nonce ? toNonceSource(nonce) : "'self'"],
  }
}

export declare namespace cspDirectives {
  type Options = {
    hosts?: ProjectOptions['hosts']
    projectId?: string | undefined
    /** Absolute `http`, `https`, `ws` or `wss` URLs. */
    rpcUrls?: readonly string[] | undefined
    analytics?: boolean | AnalyticsOptions | undefined
    nonce?: string | undefined
  }
  /** Sources by directive, ready for the header. */
  type ReturnType = Record<
    'connect-src' | 'frame-src' | 'img-src' | 'script-src' | 'style-src',
    readonly string[]
  >
  type ErrorType = InvalidHostError | InvalidNonceError
}

/** Rejects hosts with a semicolon, which would end the directive. */
function toOrigin(name: string, url: string) {
  const origin = URL.canParse(url) ? new URL(url).origin : ''
  if (!/^(https?|wss?):\/\/[\w.*:[\]-]+$/.test(origin))
    throw new InvalidHostError({ name, host: url })
  return origin
}

/**
 * Rejects anything but base64, which could end the directive and start
 * another.
 */
function toNonceSource(nonce: string) {
  if (!/^[\w+/-]+={0,2}$/.test(nonce)) throw new InvalidNonceError()
  return `'nonce-${nonce}'`
}

const unique = (sources: readonly string[]) => [...new Set(sources)]
