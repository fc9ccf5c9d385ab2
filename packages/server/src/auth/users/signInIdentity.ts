import type { Auth } from '../createAuth.js'
import { lockEmail } from '../lockEmail.js'
import { parseEmail } from '../parseEmail.js'
import type { SocialIdentity, User } from '../records.js'
import { changeUser } from './changeUser.js'
import { createUser } from './createUser.js'
import { findUserByEmail } from './findUserByEmail.js'

/**
 * The user a provider speaks of. They are known by the provider's subject, and
 * by nothing else: a new subject is linked to who has its address only if the
 * provider has verified the address, and not to somebody whom the same
 * provider knows as another.
 */
export async function signInIdentity(
  auth: Pick<Auth, 'store'>,
  identity: SocialIdentity,
): Promise<User> {
  const { store } = auth
  const { provider, subject, userName } = identity
  const key = JSON.stringify([provider, subject])
  return store.lock(`identity:${key}`, async () => {
    const known = await store.identities.get(key)
    const user =
      (known && (await store.users.get(known.userId))) ??
      (await link(auth, identity, key))
    return changeUser(auth, user.id, (found) => ({
      ...found,
      // A passkey knows no name, and leaves that of a provider.
      userName: userName ?? found.userName,
    }))
  })
}

async function link(
  auth: Pick<Auth, 'store'>,
  identity: SocialIdentity,
  key: string,
): Promise<User> {
  const email = getProvedEmail(identity)
  if (!email) return add(auth, identity, key)
  return lockEmail(auth, email, async (inside) => {
    const owner = await findUserByEmail(inside, email)
    if (!owner) return add(inside, identity, key, email)
    const { provider } = identity
    const { identities } = inside.store
    const others = await identities.find({ provider, userId: owner.id })
    if (others.length > 0) return add(inside, identity, key)
    await identities.set(key, { provider, userId: owner.id })
    return owner
  })
}

async function add(
  auth: Pick<Auth, 'store'>,
  identity: SocialIdentity,
  key: string,
  email?: string,
) {
  const { provider } = identity
  const origin = email ?? toOrigin(identity)
  const user = await createUser(auth, { origin, email })
  await auth.store.identities.set(key, { provider, userId: user.id })
  return user
}

function toOrigin({ provider, subject }: SocialIdentity) {
  return `${provider}:${subject}`
}

/** The address of an identity, if its provider has verified it. */
export function getProvedEmail({ email, isEmailVerified }: SocialIdentity) {
  if (!isEmailVerified) return undefined
  try {
    return parseEmail(email)
  } catch {
    return undefined
  }
}
