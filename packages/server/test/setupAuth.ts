import { createClock } from '../../devnet/src/createClock.js'
import { createLocalProviders } from '../../devnet/src/provider/createLocalProviders.js'
import { createProvider } from '../../devnet/src/provider/createProvider.js'
import { createProviderApp } from '../../devnet/src/provider/createProviderApp.js'
import { type Auth, createAuth } from '../src/auth/createAuth.js'
import type { ProjectMfa } from '../src/auth/mfa/mfa.js'
import { requestLogin } from '../src/auth/requestLogin.js'
import { verifyCode } from '../src/auth/verifyCode.js'
import type { Mail } from '../src/mail/mail.js'
import { socialNames } from '../src/providers/socialProvider.js'
import { createMemoryStore } from '../src/store/createMemoryStore.js'

export const app = 'http://app.localhost:4100'
export const email = 'ada@example.org'
export const deviceId = 'device-one-0000000'
export const otherDeviceId = 'device-two-0000000'
export const walletOrigin = 'http://wallet.localhost:4102'
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

type SentMail = Mail & { code: string | undefined; link: string | undefined }

/** A login service with a clock that stands still, and what tests do to it. */
export function setupAuth({
  mfa = () => undefined,
  origin = walletOrigin,
}: {
  /** What the project `shop` asks a second factor for. Default: nothing. */
  mfa?: (() => ProjectMfa | undefined) | undefined
  origin?: string | undefined
} = {}) {
  const clock = createClock(() => 1_800_000_000_000)
  const mails: SentMail[] = []
  const reports: unknown[] = []
  const mailbox = {
    /** Newest first; of one receiver when `to` is given. */
    list: (to?: string) => mails.filter((mail) => !to || mail.to === to),
  }
  const client = {
    id: 'wallet',
    secret: 'secret',
    redirectUris: socialNames.map(
      (name) => `${origin}/auth/social/callback/${name}`,
    ),
  }
  const provider = createProvider({
    client,
    now: clock.now,
    url: 'http://provider.localhost:4107',
  })
  const providerApp = createProviderApp(provider)
  const auth: Auth = createAuth({
    approvesDevices: true,
    now: clock.now,
    mailer: {
      async send(mail) {
        const code = /^@\S+ #(\d{6})$/m.exec(mail.text)?.[1]
        const link = /^https?:\/\/\S+$/m.exec(mail.text)?.[0]
        mails.unshift({ ...mail, code, link })
      },
    },
    store: createMemoryStore(),
    walletOrigin: () => origin,
    isAllowedApp: (origin) => origin === app,
    getMfa: (asked) =>
      asked.app === app && asked.projectId === 'shop' ? mfa() : undefined,
    listMfa() {
      const own = mfa()
      return own ? [{ ...own, projectId: 'shop' }] : []
    },
    pollMs: 20,
    providers: createLocalProviders(provider, async (address, init) =>
      providerApp.request(new URL(address).pathname, init),
    ),
    report: (error) => reports.push(error),
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
    /** Unexpected errors, the oldest first. */
    reports,
    request,
    verify,
    lastCode,
    lastToken: () => mailbox.list()[0]?.link?.split('/').at(-1) ?? '',
    /** Logs in, and lets the cooldown pass. */
    async login() {
      const { challengeId } = await request()
      const session = await verify(challengeId, lastCode())
      clock.advance(MINUTE_MS)
      return session
    },
  }
}

/** Six digits that are not the code. */
export const toWrong = (code: string) =>
  code === '000000' ? '000001' : '000000'

/** Code of the error that running this throws. */
export async function codeOf(
  run: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await run()
  } catch (error) {
    return (error as { code: string }).code
  }
  return undefined
}
