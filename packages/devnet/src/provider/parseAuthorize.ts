import { ServiceError } from 'latchkey-server/http'
import type { AuthorizeRequest, Provider } from './createProvider.js'
import { type SocialProvider, socialProviders } from './identities.js'

const STATE_MAX_LENGTH = 4_096

/**
 * Reads an authorisation request (RFC 6749 4.1.1, RFC 7636, OpenID Connect).
 * What is wrong with the client or its redirect is never sent back to it.
 *
 * @throws ServiceError INVALID_REQUEST
 */
export function parseAuthorize(
  { client }: Pick<Provider, 'client'>,
  name: string,
  query: Record<string, string>,
): AuthorizeRequest {
  const { client_id, code_challenge, nonce, redirect_uri, state } = query
  if (!isProvider(name)) throw invalid('There is no such provider')
  if (client_id !== client.id) throw invalid('The app is not known')
  if (!redirect_uri || !client.redirectUris.includes(redirect_uri))
    throw invalid('The way back is not on the list of this app')
  if (query.response_type !== 'code') throw invalid('Only codes are given')
  if (query.code_challenge_method !== 'S256')
    throw invalid('PKCE with S256 is needed')
  if (!/^[\w-]{43}$/.test(code_challenge ?? ''))
    throw invalid('PKCE with S256 is needed')
  if (!state || state.length > STATE_MAX_LENGTH) throw invalid('No state')
  if (!nonce || nonce.length > 256) throw invalid('No nonce')
  return {
    provider: name,
    client,
    redirectUri: redirect_uri,
    state,
    nonce,
    challenge: code_challenge ?? '',
  }
}

function isProvider(name: string): name is SocialProvider {
  return Object.hasOwn(socialProviders, name)
}

function invalid(message: string) {
  return new ServiceError(400, 'INVALID_REQUEST', message)
}
