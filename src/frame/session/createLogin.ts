import { EMAIL_LOGIN_COOLDOWN_MS } from '../../core/constants/login.js'
import {
  InvalidEmailError,
  LoginCooldownError,
  LoginRequiredError,
} from '../../core/errors/login.js'
import { isEmail } from '../../core/login/isEmail.js'
import type {
  FrameClient,
  FrameOptions,
  FrameRequestOptions,
} from '../../core/ports.js'
import type { FrameSend, OnFrameLogin } from '../transport/send.js'
import { checkSignedMessage } from './checkSignedMessage.js'
import { getRequestedType } from './getRequestedType.js'

/**
 * Creates the login methods, which also store what belongs to each login. The
 * email is validated, and the cooldown between two login emails is enforced,
 * before the frame is asked.
 */
export function createLogin(
  parameters: createLogin.Parameters,
): createLogin.ReturnType {
  const { isTemporary, onEmail, onLogin, options, send } = parameters
  const { caipNetworkId, storage } = options

  /**
   * Waits until the browser keeps the account, or the user has chosen to
   * continue without. Runs before the account is read for the first time.
   */
  async function keepAccount(request: FrameRequestOptions = {}) {
    if (!isTemporary()) return
    await send('KEEP_ACCOUNT', undefined, { ...request, caipNetworkId })
  }

  async function sendSocial(
    social: Parameters<FrameClient['connectSocial']>[0],
    options: FrameRequestOptions | undefined,
  ) {
    const preferredAccountType = getRequestedType(social.chainId)
    try {
      return await send(
        'CONNECT_SOCIAL',
        { preferredAccountType, ...social },
        options,
      )
    } catch (error) {
      // The session exists, but its account does not yet.
      if (!(error instanceof LoginRequiredError) || !isTemporary()) throw error
      await keepAccount(options)
      const { chainId, siwxMessage } = social
      return send(
        'GET_USER',
        { chainId, preferredAccountType, siwxMessage },
        options,
      )
    }
  }

  function assertRested() {
    const last = storage.get('lastEmailLoginTime')
    if (last === undefined) return
    const elapsed = Date.now() - last
    // A time in the future means that the clock was set back: no lockout.
    if (elapsed < 0 || elapsed >= EMAIL_LOGIN_COOLDOWN_MS) return
    throw new LoginCooldownError({
      secondsLeft: Math.ceil((EMAIL_LOGIN_COOLDOWN_MS - elapsed) / 1_000),
    })
  }

  function keepUsername(userName: string | null | undefined) {
    if (userName) storage.set('socialUsername', userName)
  }

  return {
    async connectEmail({ email }, options) {
      if (!isEmail(email)) throw new InvalidEmailError()
      assertRested()
      const reply = await send('CONNECT_EMAIL', { email }, options)
      // With a session that is still valid, no email is sent.
      if (reply.action !== 'CONNECT') {
        storage.set('lastEmailLoginTime', Date.now())
        return reply
      }
      await keepAccount(options)
      onLogin()
      return reply
    },
    async connectDevice(options) {
      await send('CONNECT_DEVICE', undefined, options)
    },
    async connectOtp({ otp }, options) {
      await send('CONNECT_OTP', { otp }, options)
      // The page may be reloaded before the account is kept: the code is used
      // up then, and the next login waits for no email.
      storage.remove('lastEmailLoginTime')
      storage.remove('pendingLogin')
      await keepAccount(options)
      onLogin()
    },
    getSocialRedirectUri: ({ provider, ticket }, options) =>
      send(
        'GET_SOCIAL_REDIRECT_URI',
        ticket === undefined ? { provider } : { provider, ticket },
        options,
      ),
    getSocialResult: ({ state }, options) =>
      send('GET_SOCIAL_RESULT', { state }, options),
    async connectSocial(social, options) {
      const found = await sendSocial(social, options)
      const user = checkSignedMessage(found, social.siwxMessage)
      const { message, signature, ...kept } = user
      onLogin(kept)
      keepUsername(user.userName)
      return user
    },
    getFarcasterUri: (options) => send('GET_FARCASTER_URI', undefined, options),
    async connectFarcaster(options) {
      const reply = await send('CONNECT_FARCASTER', undefined, options)
      await keepAccount(options)
      onLogin()
      keepUsername(reply.userName)
      return reply
    },
    async updateEmail({ email }, options) {
      if (!isEmail(email)) throw new InvalidEmailError()
      const reply = await send('UPDATE_EMAIL', { email }, options)
      storage.set('lastEmailLoginTime', Date.now())
      return reply
    },
    async updateEmailPrimaryOtp({ otp }, options) {
      await send('UPDATE_EMAIL_PRIMARY_OTP', { otp }, options)
    },
    async updateEmailSecondaryOtp({ otp }, options) {
      const reply = await send('UPDATE_EMAIL_SECONDARY_OTP', { otp }, options)
      onEmail(reply.newEmail)
      return reply
    },
  }
}

export declare namespace createLogin {
  type Parameters = {
    /** Whether the browser clears the frame's storage when it closes. */
    isTemporary(): boolean
    send: FrameSend
    options: Pick<FrameOptions, 'caipNetworkId' | 'storage'>
    /** Called when the email of the logged-in user has changed. */
    onEmail(email: string): void
    /** Called when the frame has a session; some logins report its user. */
    onLogin: OnFrameLogin
  }

  type ReturnType = Pick<
    FrameClient,
    | 'connectEmail'
    | 'connectDevice'
    | 'connectOtp'
    | 'getSocialRedirectUri'
    | 'getSocialResult'
    | 'connectSocial'
    | 'getFarcasterUri'
    | 'connectFarcaster'
    | 'updateEmail'
    | 'updateEmailPrimaryOtp'
    | 'updateEmailSecondaryOtp'
  >
}
