import { ServiceError } from '../../http/ServiceError.js'
import { checkCode } from '../checkCode.js'
import type { Auth, EmailUpdate, User } from '../createAuth.js'
import { hash } from '../hash.js'
import { openAccount } from '../openAccount.js'
import { requireSession } from '../requireSession.js'
import { findUserByEmail } from '../users/findUserByEmail.js'
import { mailUpdateCode } from './mailUpdateCode.js'

/**
 * Answers one stage of a change of address: the code of the old address has
 * the new one mailed, and the code of the new address makes the change.
 *
 * @throws ServiceError INVALID_SESSION, CODE_EXPIRED, TOO_MANY_TRIES,
 * INVALID_CODE
 */
export function verifyUpdate(
  auth: Auth,
  parameters: verifyUpdate.Parameters,
): { email: string | undefined } {
  const { code, stage, token } = parameters
  const { user } = requireSession(auth, token)
  const update = requireUpdate(auth, user, parameters)
  const email = stage === 'primary' ? user.email : update.newEmail
  if (!email) throw expired()
  checkCode(auth, {
    account: openAccount(auth, email),
    challenge: update,
    code,
    deviceId: update.session,
    email,
  })
  if (stage === 'primary') {
    update.stage = 'secondary'
    mailUpdateCode(auth, user)
  } else change(auth, user, update)
  return { email: user.email }
}

export declare namespace verifyUpdate {
  type Parameters = {
    code: string
    stage: EmailUpdate['stage']
    token: string | undefined
  }
}

function requireUpdate(
  auth: Auth,
  { update }: User,
  { stage, token }: verifyUpdate.Parameters,
) {
  const isOpen =
    update?.stage === stage &&
    update.session === hash(token ?? '') &&
    update.expiresAt > auth.now()
  if (!isOpen) throw expired()
  return update
}

function change(auth: Auth, user: User, update: EmailUpdate) {
  const { app, newEmail } = update
  const { email: oldEmail } = user
  user.update = undefined
  // Somebody may have come to own it in the meantime.
  if (findUserByEmail(auth, newEmail)) throw expired()
  user.email = newEmail
  if (!oldEmail) return
  const { devices } = openAccount(auth, oldEmail)
  // Devices belong to the user; the old address is nobody's now.
  for (const device of devices) openAccount(auth, newEmail).devices.add(device)
  devices.clear()
  auth.sendMail({
    to: oldEmail,
    subject: 'Your email was changed',
    app,
    text: [
      'Your account has another address now, and this one no longer logs in.',
      'If it was not you, move what the wallet holds from a device of yours.',
    ].join('\n'),
  })
}

function expired() {
  return new ServiceError(400, 'CODE_EXPIRED', 'The code has expired')
}
