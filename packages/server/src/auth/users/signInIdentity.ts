import type { Auth, SocialIdentity, User } from '../createAuth.js'
import { parseEmail } from '../parseEmail.js'
import { createUser } from './createUser.js'
import { findUserByEmail } from './findUserByEmail.js'

/**
 * The user a provider speaks of. They are known by the provider's subject, and
 * by nothing else: a new subject is linked to who has its address only if the
 * provider has verified the address, and not to somebody whom the same
 * provider knows as another.
 */
export function signInIdentity(
  auth: Pick<Auth, 'users'>,
  identity: SocialIdentity,
): User {
  const { provider, subject, userName } = identity
  const user = findBySubject(auth, identity) ?? link(auth, identity)
  user.subjects.set(provider, subject)
  user.userName = userName
  return user
}

function findBySubject(
  { users }: Pick<Auth, 'users'>,
  { provider, subject }: SocialIdentity,
) {
  for (const user of users.values())
    if (user.subjects.get(provider) === subject) return user
  return undefined
}

function link(auth: Pick<Auth, 'users'>, identity: SocialIdentity) {
  const { provider, subject } = identity
  const origin = `${provider}:${subject}`
  const email = getProvedEmail(identity)
  if (!email) return createUser(auth, { origin })
  const owner = findUserByEmail(auth, email)
  if (!owner) return createUser(auth, { origin: email, email })
  return owner.subjects.has(provider) ? createUser(auth, { origin }) : owner
}

function getProvedEmail({ email, isEmailVerified }: SocialIdentity) {
  if (!isEmailVerified) return undefined
  try {
    return parseEmail(email)
  } catch {
    return undefined
  }
}
