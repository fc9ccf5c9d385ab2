import type { Auth } from '../createAuth.js'
import type { SocialIdentity } from '../records.js'

/** Name of the login on the wire, beside those of providers. */
export const PASSKEY = 'passkey'

/** Users are known by project and user handle: a handle is random. */
export const toPasskeyProvider = (projectId: string) =>
  `${PASSKEY}:${projectId}`

export function toPasskeyIdentity(parameters: {
  handle: string
  projectId: string
}): SocialIdentity {
  const { handle, projectId } = parameters
  return {
    provider: toPasskeyProvider(projectId),
    subject: handle,
    email: undefined,
    isEmailVerified: false,
    userName: undefined,
  }
}

/** The handle that a user has in a project, if they have one. */
export async function findHandle(
  { store }: Pick<Auth, 'store'>,
  parameters: { projectId: string; userId: string },
): Promise<string | undefined> {
  const { projectId, userId } = parameters
  const provider = toPasskeyProvider(projectId)
  const [[key] = []] = await store.identities.find({ provider, userId })
  return key === undefined ? undefined : (JSON.parse(key) as string[])[1]
}
