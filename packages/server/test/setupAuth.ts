import { createClock } from '../../devnet/src/createClock.js'
import { createMailbox } from '../../devnet/src/mailbox/createMailbox.js'
import { createProvider } from '../../devnet/src/provider/createProvider.js'
import { createProviderApp } from '../../devnet/src/provider/createProviderApp.js'
import { type Auth, createAuth } from '../src/auth/createAuth.js'
import { requestLogin } from '../src/auth/requestLogin.js'
import { verifyCode } from '../src/auth/verifyCode.js'

export const app = 'http://app.localhost:4100'
export const email = 'ada@example.org'
export const deviceId = 'device-one-0000000'
export const otherDeviceId = 'device-two-0000000'
export const walletOrigin = 'http://wallet.localhost:4102'
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** A login service with a clock that stands still, and what tests do to it. */
export function setupAuth() {
  const clock = createClock(() => 1_800_000_000_000)
  const mailbox = createMailbox(clock)
  const client = {
    id: 'wallet',
    secret: 'secret',
    redirectUris: [`${walletOrigin}/auth/social/callback`],
  }
  const provider = createProvider({
    client,
    now: clock.now,
    pollMs: 20,
    url: 'http://provider.localhost:4107',
  })
  const providerApp = createProviderApp(provider)
  const auth: Auth = createAuth({
    now: clock.now,
    sendMail: mailbox.send,
    walletOrigin: () => walletOrigin,
    isAllowedApp: (origin) => origin === app,
    pollMs: 20,
    provider: {
      url: provider.url,
      clientId: client.id,
      clientSecret: client.secret,
      fetch: async (path, init) => providerApp.request(path, init),
    },
  })
  const request = (parameters: Partial<requestLogin.Parameters> = {}) =>
    requestLogin(auth, { email, deviceId, app, ...parameters })
  const verify = (challengeId: string, code: string, device = deviceId) =>
    verifyCode(auth, { challengeId, code, deviceId: device })
  const lastCode = () => mailbox.list()[0]?.code ?? ''
  return {
    auth,
    clock,
    mailbox,
    provider,
    providerApp,
    request,
    verify,
    lastCode,
    lastToken: () => mailbox.list()[0]?.link?.split('/').at(-1) ?? '',
    /** Logs in, and lets the cooldown pass. */
    login() {
      const session = verify(request().challengeId, lastCode())
      clock.advance(MINUTE_MS)
      return session
    },
  }
}

/** Six digits that are not the code. */
export const toWrong = (code: string) =>
  code === '000000' ? '000001' : '000000'

/** Code of the error that running this throws. */
export function codeOf(run: () => unknown): string | undefined {
  try {
    run()
  } catch (error) {
    return (error as { code: string }).code
  }
  return undefined
}
