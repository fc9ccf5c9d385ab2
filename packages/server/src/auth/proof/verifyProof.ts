import { ServiceError } from '../../http/ServiceError.js'
import { checkCode } from '../checkCode.js'
import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import { lockEmail } from '../lockEmail.js'
import { requireSession } from '../requireSession.js'
import { changeUser } from '../users/changeUser.js'

/**
 * Answers the code of `requestProof`. It works once, and only for the session
 * that asked for it.
 *
 * @returns the user of the session
 * @throws ServiceError INVALID_SESSION, CODE_EXPIRED, TOO_MANY_TRIES,
 * INVALID_CODE
 */
export async function verifyProof(
  auth: Auth,
  parameters: verifyProof.Parameters,
): Promise<verifyProof.ReturnType> {
  const { code, token } = parameters
  const { userId } = await requireSession(auth, token)
  const session = hash(token ?? '')
  await changeUser(auth, userId, async (user) => {
    const { email, proof } = user
    const isOpen =
      proof?.session === session && // guard: proof-session
      proof.email === email && // guard: proof-email
      proof.expiresAt > auth.now()
    if (!isOpen)
      throw new ServiceError(400, 'CODE_EXPIRED', 'The code has expired')
    const tries = proof.tries + 1
    await lockEmail(auth, proof.email, (inside) =>
      checkCode(inside, {
        challenge: proof,
        code,
        countTry: () =>
          auth.store.users.set(userId, { ...user, proof: { ...proof, tries } }),
        deviceId: session,
        email: proof.email,
        isKnown: true,
      }),
    )
    return { ...user, proof: undefined }
  })
  await markProven(auth, session)
  return { userId }
}

async function markProven({ now, store }: Auth, key: string) {
  // A sign-out in between must not be undone.
  await store.change(`session:${key}`, async ({ sessions }) => {
    const session = await sessions.get(key)
    if (session) await sessions.set(key, { ...session, provenAt: now() })
  })
}

export declare namespace verifyProof {
  type Parameters = { code: string; token: string | undefined }
  type ReturnType = { userId: string }
}
