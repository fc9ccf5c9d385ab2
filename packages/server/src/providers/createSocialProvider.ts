import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockSkew,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
  genericGrantRequest,
  getJwksCache,
  type IDToken,
  type ServerMetadata,
  setJwksCache,
} from 'openid-client'
import type { ProviderQuirks, SocialProvider } from './socialProvider.js'

/** How providers say that they do not know a client. */
const unknownClient =
  /(invalid|unauthorized)_client|incorrect_client_credentials|Error validating (application|client secret)/i
const TIMEOUT_SECONDS = 10
const DISCOVERY_LIFE_MS = 60 * 60_000

/**
 * Creates a provider of logins: OAuth 2 codes with PKCE S256 and a state, and
 * for OpenID Connect a nonce and a verified signature of the ID token.
 */
export function createSocialProvider(
  quirks: ProviderQuirks,
  options: createSocialProvider.Options = {},
): SocialProvider {
  const { declined = ['access_denied'], scope } = quirks
  const isOpenid = !('token_endpoint' in quirks.server)
  const { configure, keepKeys } = createConfigs(quirks, options)
  return {
    async check({ redirectUri }) {
      const config = await configure()
      const answer = await tryCode(config, redirectUri)
      if (answer === undefined) throw new Error('The provider does not answer.')
      if (unknownClient.test(answer))
        throw new Error('The provider does not take the client ID and secret.')
    },
    async getUri({ nonce, redirectUri, state, verifier }) {
      const url = buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope,
        state,
        ...(isOpenid && { nonce }),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...quirks.parameters,
      })
      return url.href
    },
    async getIdentity(answer, { nonce, redirectUri, state, verifier }) {
      const config = await configure()
      const url = new URL(redirectUri)
      for (const [name, value] of Object.entries(answer))
        if (value !== undefined) url.searchParams.set(name, value)
      try {
        const tokens = await authorizationCodeGrant(config, url, {
          expectedState: state,
          pkceCodeVerifier: verifier,
          ...(isOpenid && { expectedNonce: nonce, idTokenExpected: true }),
        })
        keepKeys(config)
        const claims: Partial<IDToken> = tokens.claims() ?? {}
        // With several, another party could use its token here.
        if (isOpenid && [claims.aud].flat().length !== 1)
          throw new Error('The ID token has more than one audience.')
        const accessToken = tokens.access_token
        return await quirks.readIdentity({
          ...{ accessToken, answer, claims },
          ask: (address) => ask(config, accessToken, address),
        })
      } catch (error) {
        const isDeclined =
          error instanceof AuthorizationResponseError &&
          declined.includes(error.error)
        if (isDeclined) return undefined
        throw error
      }
    },
  }
}

export declare namespace createSocialProvider {
  type Options = {
    /** Default: the global one. */
    fetch?:
      | ((address: string, init: RequestInit) => Promise<Response>)
      | undefined
    /** Default `Date.now`. */
    now?: (() => number) | undefined
  }
}

function createConfigs(
  { clientAuth: auth, clientId, server }: ProviderQuirks,
  options: createSocialProvider.Options,
) {
  const { fetch, now = Date.now } = options
  const ownFetch: CustomFetch | undefined =
    fetch && ((address, init) => fetch(address, init as RequestInit))
  const clientAuth = typeof auth === 'string' ? ClientSecretPost(auth) : auth
  const issuer = new URL(server.issuer)
  const isOpenid = !('token_endpoint' in server)
  const prepare = (config: Configuration) => {
    config.timeout = TIMEOUT_SECONDS
    if (ownFetch) config[customFetch] = ownFetch
    if (isLoopback(issuer)) allowInsecureRequests(config)
  }
  const discover = async () => {
    if (!isOpenid) return server
    const found = await discovery(issuer, clientId, {}, clientAuth, {
      timeout: TIMEOUT_SECONDS,
      ...(ownFetch && { [customFetch]: ownFetch }),
      ...(isLoopback(issuer) && { execute: [allowInsecureRequests] }),
    })
    return found.serverMetadata()
  }
  let metadata: { loading: Promise<ServerMetadata>; at: number } | undefined
  const load = () => {
    if (metadata && now() - metadata.at < DISCOVERY_LIFE_MS)
      return metadata.loading
    const loading = discover()
    metadata = { loading, at: now() }
    // A failure is not kept.
    loading.catch(() => {
      if (metadata?.loading === loading) metadata = undefined
    })
    return loading
  }
  let keys: ReturnType<typeof getJwksCache>
  return {
    async configure() {
      const skew = Math.round((now() - Date.now()) / 1_000)
      const config = new Configuration(
        await load(),
        clientId,
        { [clockSkew]: skew },
        clientAuth,
      )
      prepare(config)
      if (keys) setJwksCache(config, keys)
      // Without it, any signature of an ID token would do.
      if (isOpenid) enableNonRepudiationChecks(config)
      return config
    },
    /** The next configuration need not load the provider's keys. */
    keepKeys(config: Configuration) {
      keys = getJwksCache(config) ?? keys
    },
  }
}

/**
 * Redeems a code that no provider has given, as clients are checked first.
 *
 * @returns What the provider says, `undefined` when it does not answer.
 */
async function tryCode(config: Configuration, redirectUri: string) {
  const send = config[customFetch] ?? (fetch as CustomFetch)
  let text: string | undefined
  config[customFetch] = async (address, init) => {
    const response = await send(address, init)
    text = await response.clone().text()
    return response
  }
  await genericGrantRequest(config, 'authorization_code', {
    code: 'check',
    code_verifier: 'v'.repeat(43),
    redirect_uri: redirectUri,
  }).catch(() => {})
  return text
}

async function ask(
  config: Configuration,
  accessToken: string,
  address: string | URL,
): Promise<unknown> {
  const url = new URL(address)
  const headers = new Headers({ accept: 'application/json' })
  const response = await fetchProtectedResource(
    ...([config, accessToken, url, 'GET', undefined, headers] as const),
  )
  if (!response.ok)
    throw new Error(`${url.origin} answers with status ${response.status}.`)
  return response.json()
}

function isLoopback({ hostname, protocol }: URL) {
  return protocol === 'http:' && /(^|\.)localhost$|^127\./.test(hostname)
}
