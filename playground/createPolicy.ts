import { cspDirectives } from 'latchkey'
import type { LocalConfig } from 'latchkey-devnet'

/**
 * The strictest Content Security Policy a local page can have: what the
 * package asks for, the page's own origin, and nothing else.
 *
 * @example
 * const policy = createPolicy(toLocalConfig(services))
 * response.setHeader('content-security-policy', policy({ nonce }))
 */
export function createPolicy(
  local: LocalConfig,
): (parameters: createPolicy.Parameters) => string {
  const rpcUrls = [
    ...[...local.chains, local.solana].map((chain) => chain.rpcUrl),
    // What gas costs in a token.
    local.urls.paymaster,
  ]
  return ({ nonce }) => {
    const needed = cspDirectives({ hosts: local.hosts, nonce, rpcUrls })
    const policy = {
      'default-src': ["'none'"],
      ...needed,
      // What a page asks of its own origin, `/local.json` for example.
      'connect-src': ["'self'", ...needed['connect-src']],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }
    return Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; ')
  }
}

export declare namespace createPolicy {
  type Parameters = { nonce: string }
}
