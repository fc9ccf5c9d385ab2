import type { TokenIssuer } from './tokenIssuer.js'

/** What is wrong with an identity provider of a project. */
export function findIssuerFault(parameters: TokenIssuer): string | undefined {
  const { audience, issuer, jwksUrl } = parameters
  if (!isSecure(issuer)) return 'The issuer is not an https URL'
  if (!isSecure(jwksUrl))
    return 'The address of the key set is not an https URL'
  if (!/^[^\p{C}\s]{1,512}$/u.test(audience))
    return 'The audience is not the client ID of the app'
  return undefined
}

/** Keys that are read without TLS could be anybody's; this machine's may be. */
function isSecure(text: string) {
  if (!URL.canParse(text) || text.length > 2_048) return false
  const { hostname, password, protocol, username } = new URL(text)
  if (username || password) return false
  const isLocal = /^(localhost|127\.0\.0\.1)$|\.localhost$/.test(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isLocal)
}
