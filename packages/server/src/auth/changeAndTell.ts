import type { Auth } from './createAuth.js'
import { sendMail } from './sendMail.js'

/** The login service inside of a change, which may be run again. */
export type Inside<auth extends Pick<Auth, 'store'>> = auth & {
  /** Runs something once the change is stored, in their order. */
  later(act: () => unknown): void
}

/**
 * Runs a change of the store. Polls are woken, and mails are sent, once it is
 * stored.
 *
 * @param key - of changes that would get into each other's way
 * @param run - works with the service it is given, and with no other
 */
export async function changeAndTell<auth extends Pick<Auth, 'store'>, result>(
  auth: auth,
  key: string,
  run: (inside: Inside<auth>) => Promise<result>,
): Promise<result> {
  const { mailer, signals } = auth as Partial<Auth>
  let acts: (() => unknown)[] = []
  const result = await auth.store.change(key, (store) => {
    acts = []
    return run({
      ...auth,
      store,
      later: (act) => acts.push(act),
      ...(signals && {
        signals: {
          ...signals,
          wake: (key: string) => acts.push(() => signals.wake(key)),
        },
      }),
      ...(mailer && {
        mailer: {
          ...mailer,
          send: async (mail: Parameters<typeof mailer.send>[0]) => {
            acts.push(() => sendMail(auth as unknown as Auth, mail))
          },
        },
      }),
    })
  })
  for (const act of acts) await act()
  return result
}
