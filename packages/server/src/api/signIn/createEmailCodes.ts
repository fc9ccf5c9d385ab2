import { randomUUID } from 'node:crypto'
import { hash } from '../../auth/hash.js'
import { isSameHash } from '../../auth/isSameHash.js'
import { makeCode } from '../../auth/makeCode.js'
import { parseEmail } from '../../auth/parseEmail.js'
import { CODE_LIFE_MS, COOLDOWN_MS, MAX_TRIES } from '../../auth/rules.js'
import { sendMail } from '../../auth/sendMail.js'
import { ServiceError } from '../../http/ServiceError.js'
import { tooSoon } from '../../http/tooSoon.js'
import { createMail } from '../../mail/createMail.js'
import type { Mailer } from '../../mail/mail.js'
import type { MailLanguage } from '../../mail/mailLanguages.js'
import type { SharedSignInStore } from '../../store/createSignInStore.js'
import type { SignInAccountId } from './createSignInAccounts.js'
import { toAccountKey } from './toAccountKey.js'

/** How long a confirmed address is remembered for an account. */
const KNOWN_LIFE_MS = 365 * 24 * 60 * 60_000

type Code = {
  account: string
  codeHash: string
  email: string
  isConfirmed: boolean
  tries: number
}

/** Email addresses of accounts, confirmed by a code. */
export type EmailCodes = {
  /**
   * Mails a code. Whether the address is known makes no difference.
   *
   * @returns its ID
   */
  send(request: {
    account: string
    app: string
    email: unknown
    language: MailLanguage
  }): Promise<string>
  /** @throws ServiceError INVALID_CODE */
  confirm(uuid: string, code: unknown): Promise<void>
  /** Takes the confirmed address of a code, for one sign-in of the account. */
  take(uuid: string, id: SignInAccountId): Promise<string | undefined>
  /**
   * The address that an account has confirmed in a project.
   *
   * @param named - addresses that the account has just signed; one of them may
   * have been confirmed in another project
   */
  find(
    id: SignInAccountId,
    named: readonly string[],
  ): Promise<string | undefined>
}

export function createEmailCodes(
  context: createEmailCodes.Context,
): EmailCodes {
  const { now, store } = context
  const read = (text: string | undefined) =>
    text === undefined ? undefined : (JSON.parse(text) as Code)
  const write = (uuid: string, code: Code) =>
    store.set(`code:${uuid}`, JSON.stringify(code), CODE_LIFE_MS)
  const toKeys = ({ account, projectId }: SignInAccountId) => {
    const key = toAccountKey(account)
    return {
      anywhere: `email:${key}`,
      here: `email:${JSON.stringify([projectId, key])}`,
    }
  }

  /** Keeps the time between two mails to one address, asked for at once too. */
  const pause = (email: string) =>
    store.lock(`pause:${email}`, async () => {
      const key = `pause:${email}`
      const endsAt = await store.get(key)
      if (endsAt !== undefined)
        throw tooSoon({ code: 'COOLDOWN', waitMs: Number(endsAt) - now() })
      await store.set(key, String(now() + COOLDOWN_MS), COOLDOWN_MS)
    })

  return {
    async send({ account, app, email: given, language }) {
      const email = parseEmail(given)
      await pause(email)
      const [code, uuid] = [makeCode(), randomUUID()]
      await write(uuid, {
        ...{
          account: toAccountKey(account),
          email,
          isConfirmed: false,
          tries: 0,
        },
        codeHash: hash(`${uuid} ${code}`),
      })
      const mail = createMail({ app, code, language, topic: 'confirm' })
      await sendMail(context, { ...mail, app, to: email })
      return uuid
    },
    async confirm(uuid, code) {
      // Taken while it is checked: guesses at the same time find nothing.
      const found = read(await store.take(`code:${uuid}`))
      const isRight =
        found !== undefined &&
        typeof code === 'string' &&
        isSameHash(found.codeHash, hash(`${uuid} ${code}`))
      const tries = (found?.tries ?? 0) + 1
      if (found && (isRight || tries < MAX_TRIES))
        await write(uuid, { ...found, isConfirmed: isRight, tries })
      if (!isRight) throw new ServiceError(400, 'INVALID_CODE', 'Invalid code')
    },
    async take(uuid, id) {
      const found = read(await store.take(`code:${uuid}`))
      if (!found?.isConfirmed || found.account !== toAccountKey(id.account))
        return undefined
      for (const key of Object.values(toKeys(id)))
        await store.set(key, found.email, KNOWN_LIFE_MS)
      return found.email
    },
    async find(id, named) {
      const { anywhere, here } = toKeys(id)
      const own = await store.get(here)
      // guard: email-of-another-project
      if (own !== undefined || named.length === 0) return own
      const shared = await store.get(anywhere)
      if (shared === undefined || !named.includes(shared)) return undefined
      await store.set(here, shared, KNOWN_LIFE_MS)
      return shared
    },
  }
}

export declare namespace createEmailCodes {
  type Context = {
    mailer: Mailer
    now: () => number
    report: (error: unknown) => void
    store: SharedSignInStore
  }
}
