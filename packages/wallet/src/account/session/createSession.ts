import type { Database } from '../../storage/createDatabase.js'
import type { Vault } from '../../storage/createVault.js'
import type { Auth } from './createAuth.js'

export type SessionData = {
  token: string
  userId: string
  /** Some logins come without one. */
  email?: string | undefined
  userName?: string | undefined
  /** Nothing but this browser opens the account yet. */
  isGuest?: boolean | undefined
  /** Tells sessions apart without giving anything away. */
  publicId: string
}

export type Session = {
  /** The session as stored, so that what another tab did counts at once. */
  read(): Promise<SessionData | undefined>
  /** Like `read`, and forgets a session that the server has revoked. */
  verify(): Promise<SessionData | undefined>
  write(data: Omit<SessionData, 'publicId'>): Promise<SessionData>
  clear(): Promise<void>
  /** As `write`, for a login of before: nothing has changed for other pages. */
  restore(data: Omit<SessionData, 'publicId'>): Promise<void>
}

const NAME = 'session'

/**
 * The login of this frame origin, encrypted in its own storage.
 *
 * @param parameters.onChange - called when this page has changed it
 */
export function createSession(parameters: {
  auth: Pick<Auth, 'isAlive'>
  database: Database
  vault: Vault
  onChange(session: SessionData | undefined): void
}): Session {
  const { auth, database, onChange, vault } = parameters

  async function read() {
    const text = await vault.open(NAME, await database.get(NAME))
    return text ? toSession(text) : undefined
  }

  async function store(data: Omit<SessionData, 'publicId'>) {
    const session = { ...data, publicId: crypto.randomUUID() }
    await database.set(NAME, await vault.seal(NAME, JSON.stringify(session)))
    return session
  }

  async function clear() {
    const wasSignedIn = (await database.get(NAME)) !== undefined
    await database.remove(NAME)
    if (wasSignedIn) onChange(undefined)
  }

  return {
    read,
    clear,
    async verify() {
      const session = await read()
      if (!session) return undefined
      // The keys are on this device, so a login outlives a server that is
      // away; only its clear no ends the session.
      const isAlive = await auth.isAlive(session.token).catch(() => true)
      if (isAlive) return session
      if ((await read())?.token === session.token) await clear()
      return undefined
    },
    async write(data) {
      const session = await store(data)
      onChange(session)
      return session
    },
    async restore(data) {
      await store(data)
    },
  }
}

function toSession(text: string): SessionData | undefined {
  const value = JSON.parse(text) as Partial<Record<keyof SessionData, unknown>>
  const { email, isGuest, publicId, token, userId, userName } = value
  if (
    !isTextOrNothing(email) ||
    !isTextOrNothing(userName) ||
    (isGuest !== undefined && typeof isGuest !== 'boolean') ||
    typeof publicId !== 'string' ||
    typeof token !== 'string' ||
    typeof userId !== 'string'
  )
    return undefined
  return {
    ...{ email, publicId, token, userId, userName },
    ...(isGuest && { isGuest }),
  }
}

function isTextOrNothing(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string'
}
