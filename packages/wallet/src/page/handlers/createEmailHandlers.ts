import { HostError, type HostHandlers } from 'latchkey/frame'
import type {
  Session,
  SessionData,
} from '../../account/session/createSession.js'
import type { UpdateAuth } from '../../account/session/createUpdateAuth.js'
import type { GuestSecret } from './createGuestSecret.js'

/** Change of the user's address: the code of the old one, then of the new. */
export function createEmailHandlers(parameters: {
  guest: Pick<GuestSecret, 'remove'>
  session: Session
  /** Signs the change, where the wallet can be recovered. */
  signEmail?:
    | ((user: SessionData, email: string) => Promise<object>)
    | undefined
  update: UpdateAuth
}) {
  const { guest, session, signEmail, update } = parameters

  async function requireSession(): Promise<SessionData> {
    const current = await session.read()
    if (current) return current
    throw new HostError({ message: 'Not signed in', code: 4100 })
  }

  return {
    async UPDATE_EMAIL({ email }, { origin }) {
      const current = await requireSession()
      const change = await signEmail?.(current, email)
      const body = { app: origin, change, email }
      const { action } = await update.start(body, current.token)
      return { action }
    },

    async UPDATE_EMAIL_PRIMARY_OTP({ otp }) {
      const { token } = await requireSession()
      await update.verify({ code: otp, stage: 'primary' }, token)
    },

    async UPDATE_EMAIL_SECONDARY_OTP({ otp }) {
      const { token } = await requireSession()
      const body = { code: otp, stage: 'secondary' as const }
      const { email } = await update.verify(body, token)
      if (!email)
        throw new HostError({ message: 'No address', code: 'CODE_EXPIRED' })
      const current = await requireSession()
      // Somebody else may have signed in meanwhile, in another tab.
      if (current.token === token) {
        const { isGuest: _, publicId: __, ...data } = current
        await session.write({ ...data, email })
        if (current.isGuest) await guest.remove()
      }
      return { newEmail: email }
    },
  } satisfies HostHandlers
}
