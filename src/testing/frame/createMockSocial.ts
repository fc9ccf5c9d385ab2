import { testHosts } from '../../core/options/testHosts.js'
import type { SocialProvider } from '../../core/ports.js'
import { HostError } from '../../frame/host/HostError.js'
import type { HostHandlers } from '../../frame/host/types.js'
import type { createMockLogin } from './createMockLogin.js'
import { createQueue } from './createQueue.js'

/**
 * Creates the providers of a mock frame: social logins in a popup, Farcaster,
 * and logins by ID token. A login waits until the test answers it.
 *
 * @param parameters.onResult - called with the address that the popup returns
 * with
 */
export function createMockSocial(
  parameters: createMockSocial.Parameters,
): createMockSocial.ReturnType {
  const { logIn, onResult, profile } = parameters
  const open = createQueue<Login>()
  let current: Login | undefined
  let count = 0

  function begin(provider: createMockSocial.Provider) {
    count += 1
    const login: Login = { provider, state: `mock-${count}` }
    login.answer = new Promise((resolve) => {
      login.settle = resolve
    })
    // The next login replaces one that nobody has answered.
    if (current) open.drop(current)
    current = login
    open.add(login)
    return login
  }

  async function answer(result: Result, options: createQueue.Options) {
    const login = await open.take(options)
    const { provider, state } = login
    const query = result.profile ? 'code=mock' : 'error=access_denied'
    login.result = { ...result, uri: `/auth/result?state=${state}&${query}` }
    login.settle?.()
    onResult(login.result.uri)
    return { provider }
  }

  const handlers: HostHandlers = {
    GET_SOCIAL_REDIRECT_URI({ provider }) {
      const { state } = begin(provider)
      return { state, uri: toProviderUrl({ provider, state }) }
    },
    GET_SOCIAL_RESULT({ state }) {
      if (state !== current?.state) return { status: 'EXPIRED' as const }
      const { result } = current
      if (!result) return { status: 'PENDING' as const }
      return { status: 'COMPLETE' as const, uri: result.uri }
    },
    CONNECT_SOCIAL({ chainId, uri }) {
      const { searchParams } = new URL(uri, testHosts.frame)
      if (searchParams.has('id_token')) return logIn(profile, chainId) as never
      const login = current
      if (!login || login.state !== searchParams.get('state'))
        throw new HostError({
          message: 'Of another login',
          code: 'SOCIAL_FAILED',
        })
      current = undefined
      return logIn(getProfile(login), chainId) as never
    },
    GET_FARCASTER_URI() {
      const { state } = begin('farcaster')
      return { url: toProviderUrl({ provider: 'farcaster', state }) }
    },
    async CONNECT_FARCASTER(_, { signal }) {
      const login = current
      if (login?.provider !== 'farcaster')
        throw new HostError({
          message: 'No login was begun',
          code: 'SOCIAL_EXPIRED',
        })
      await Promise.race([login.answer, aborted(signal)])
      if (current === login) current = undefined
      if (signal.aborted) open.drop(login)
      const user = getProfile(login)
      logIn(user)
      return { userName: user.userName ?? '' }
    },
  }

  return {
    handlers,
    approveLogin: ({ email, timeoutMs, userName } = {}) =>
      answer(
        { profile: pickProfile({ email, userName }, profile) },
        { timeoutMs },
      ),
    rejectLogin: (options = {}) => answer({ profile: undefined }, options),
  }
}

/** Where a provider would be; nothing is loaded from there. */
function toProviderUrl({ provider, state }: Pick<Login, 'provider' | 'state'>) {
  const query = new URLSearchParams({ state })
  return new URL(`/provider/${provider}?${query}`, testHosts.frame).href
}

/** What the user has at the provider: what is asked for, else the frame's. */
function pickProfile(
  asked: createMockLogin.Profile,
  own: createMockLogin.Profile,
): createMockLogin.Profile {
  const isAsked = asked.email !== undefined || asked.userName !== undefined
  return isAsked ? asked : own
}

function getProfile({ result }: Login) {
  if (result?.profile) return result.profile
  throw new HostError({
    message: 'The login was cancelled',
    code: 'SOCIAL_CANCELLED',
  })
}

function aborted(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}

type Result = { profile: createMockLogin.Profile | undefined }

type Login = {
  provider: createMockSocial.Provider
  state: string
  /** Resolves when the test has answered. */
  answer?: Promise<void>
  settle?: () => void
  result?: Result & { uri: string }
}

export declare namespace createMockSocial {
  type Parameters = {
    /** Of the frame's user. */
    profile: createMockLogin.Profile
    logIn: createMockLogin.ReturnType['logIn']
    onResult(uri: string): void
  }
  type Provider = SocialProvider | 'farcaster'
  type ReturnType = {
    handlers: HostHandlers
    approveLogin(
      options?: createQueue.Options & createMockLogin.Profile,
    ): Promise<{ provider: Provider }>
    rejectLogin(options?: createQueue.Options): Promise<{ provider: Provider }>
  }
}
