import type { Auth } from './createAuth.js'
import { hashCode } from './hashCode.js'
import { mailUser } from './mailUser.js'
import { makeCode } from './makeCode.js'
import type { Challenge } from './records.js'
import { CODE_LIFE_MS } from './rules.js'

/** Makes six uniform random digits, keeps their hash and mails them. */
export async function sendCode(
  auth: Auth,
  challenge: Challenge,
): Promise<void> {
  const { app, deviceId, email, language } = challenge
  const code = makeCode()
  await auth.store.challenges.set(challenge.id, {
    ...challenge,
    stage: 'code',
    codeHash: hashCode(auth, challenge, deviceId, code),
    expiresAt: auth.now() + CODE_LIFE_MS,
    tries: 0,
  })
  await mailUser(auth, { app, code, language, to: email, topic: 'login' })
}
