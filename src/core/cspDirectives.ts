import { InvalidHostError, InvalidNonceError } from './errors/config.js'
import { type ProjectOptions, resolveHosts } from './options.js'

/**
 * What a Content Security Policy has to allow for this package: a page that
 * allows this, and forbids everything else, loses nothing. Add what your app
 * needs of its own, and write it as a header.
 *
 * Trusted Types need no policy of ours: `require-trusted-types-for 'script'`
 * with `trusted-types 'none'` is fine.
 *
 * @param options.hosts - as for `createKit`; default the hosted services
 * @param options.projectId - not needed; so that one object serves both
 * @param options.rpcUrls - addresses of the transports in the wagmi config
 * @param options.nonce - of this response, for pages that do without `'self'`;
 * base64, new for each response
 * @throws InvalidHostError when a host or rpc URL is not absolute
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
      // Asked why, when the frame does not load.
      frame,
      ...rpcUrls.map((url) => toOrigin('rpcUrls', url)),
    ]),
    'frame-src': [frame],
    // Wallets bring their icons as data; tokens have theirs on any host.
    'img-src': unique([
      'data:',
      'https:',
      // Both have pictures of their own.
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
    /** `http`, `https`, `ws` or `wss`, absolute. */
    rpcUrls?: readonly string[] | undefined
    nonce?: string | undefined
  }
  /** Sources by directive, as they stand in the header. */
  type ReturnType = Record<
    'connect-src' | 'frame-src' | 'img-src' | 'script-src' | 'style-src',
    readonly string[]
  >
  type ErrorType = InvalidHostError | InvalidNonceError
}

/** A host may hold a semicolon, which would end the directive. */
function toOrigin(name: string, url: string) {
  const origin = URL.canParse(url) ? new URL(url).origin : ''
  if (!/^(https?|wss?):\/\/[\w.*:[\]-]+$/.test(origin))
    throw new InvalidHostError({ name, host: url })
  return origin
}

/** Anything but base64 could end the directive and begin another. */
function toNonceSource(nonce: string) {
  if (!/^[\w+/-]+={0,2}$/.test(nonce)) throw new InvalidNonceError()
  return `'nonce-${nonce}'`
}

const unique = (sources: readonly string[]) => [...new Set(sources)]
