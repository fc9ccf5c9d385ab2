import { createHmac } from 'node:crypto'
import { isSameHash } from '../auth/isSameHash.js'

const LIFE_MS = 8 * 60 * 60_000

/** Sessions of the admin page, which nothing has to be stored for. */
export type AdminSession = {
  isToken(text: string): boolean
  /** Value of the cookie; another token ends it on all instances. */
  issue(): string
  isOpen(session: string | undefined): session is string
  /** What each form of a session carries, so that no other page can post it. */
  getFormToken(session: string): string
}

/**
 * Creates the sessions of the admin page.
 *
 * @param parameters.key - secret of the server, the same for all instances
 */
export function createAdminSession(parameters: {
  key: Buffer
  now(): number
  token: string
}): AdminSession {
  const { key, now, token } = parameters
  const sign = (kind: string, text: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, token, text]))
      .digest('hex')
  return {
    isToken: (text) => isSameHash(sign('token', text), sign('token', token)),
    issue() {
      const end = String(now() + LIFE_MS)
      return `${end}.${sign('session', end)}`
    },
    isOpen(session): session is string {
      const [, end = '', proof = ''] =
        /^(\d{1,16})\.([0-9a-f]{64})$/.exec(session ?? '') ?? []
      return isSameHash(sign('session', end), proof) && Number(end) > now()
    },
    getFormToken: (session) => sign('form', session),
  }
}
