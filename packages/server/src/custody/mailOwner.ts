import type { Auth } from '../auth/createAuth.js'

/** What the owner of a wallet is told by mail. */
export type CustodyNews =
  | { type: 'deletion-asked'; deleteAt: number }
  | { type: 'deletion-cancelled' }
  | { type: 'device-added'; name: string }
  | { type: 'device-removed'; name: string }
  | { type: 'recovery-changed'; method: 'code' | 'passkey' }

/**
 * Tells the owner of a wallet what has been changed, so that they notice what
 * somebody else does. The change stands whether the mail arrives or not.
 *
 * @param parameters.email - of the user; nothing is sent without one
 */
export async function mailOwner(
  auth: Pick<Auth, 'mailer' | 'now' | 'report' | 'walletOrigin'>,
  parameters: mailOwner.Parameters,
): Promise<void> {
  const { email, news } = parameters
  if (email === undefined) return
  const { lines, subject } = toText(news)
  const origin = auth.walletOrigin()
  const time = toTime(auth.now())
  try {
    await auth.mailer.send({
      to: email,
      subject,
      app: origin,
      text: [
        `${lines[0]} It happened on ${time}, at ${origin}.`,
        ...lines.slice(1),
      ].join('\n'),
    })
  } catch (error) {
    auth.report(error)
  }
}

export declare namespace mailOwner {
  type Parameters = { email: string | undefined; news: CustodyNews }
}

const notYou =
  'If this was not you: open “Devices and recovery” in the settings of your account, remove devices you do not know and make a new recovery code. Whoever did it reads this mailbox, too: change its password.'

function toText(news: CustodyNews): { lines: string[]; subject: string } {
  switch (news.type) {
    case 'device-added':
      return {
        subject: 'Your account was opened on a new device',
        lines: [`Your account was opened on ${toName(news)}.`, notYou],
      }
    case 'device-removed':
      return {
        subject: 'A device was removed from your account',
        lines: [
          `${toName(news)} was removed from your account and signed out.`,
          notYou,
        ],
      }
    case 'recovery-changed':
      return {
        subject: `Your account has a new ${methods[news.method]}`,
        lines: [
          `A new ${methods[news.method]} was set up for your account. Use it from now on: an earlier one may no longer work.`,
          notYou,
        ],
      }
    case 'deletion-asked':
      return {
        subject: 'Your account will be deleted',
        lines: [
          `Your account will be deleted on ${toTime(news.deleteAt)}. After that nobody can open it, and money left in it is lost.`,
          'To keep it, sign in before then, open “Devices and recovery” in the settings of your account and choose “Keep account”.',
        ],
      }
    case 'deletion-cancelled':
      return {
        subject: 'Your account will not be deleted',
        lines: ['Your account stays: its deletion was cancelled.'],
      }
  }
}

const methods = { code: 'recovery code', passkey: 'passkey' }

/** The device names itself: what could be a link or a line is left out. */
function toName({ name }: { name: string }) {
  const clean = name.replaceAll(/[^\p{L}\p{N} ,()-]/gu, '').trim() // guard: mail-name
  return clean || 'a device without a name'
}

function toTime(at: number) {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
