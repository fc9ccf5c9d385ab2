import { createSignInServer } from 'latchkey/server'
import { getSettings } from './getSettings'

/** Pages and route handlers are bundled apart, and share this object alone. */
const shared = globalThis as { auth?: createSignInServer.ReturnType }

/** The sign-in server. With several instances, give it a `store`. */
export function getAuth() {
  shared.auth ??= createAuth()
  return shared.auth
}

function createAuth() {
  const { isLocal, rpcUrl } = getSettings()
  const env = process.env
  return createSignInServer({
    uri: env.SITE_URL ?? 'http://localhost:3000',
    chains: isLocal ? { 'eip155:31337': rpcUrl } : { 'eip155:1': rpcUrl },
    // Without one, a restart of the server signs everyone out.
    secret: env.SESSION_SECRET ?? crypto.randomUUID(),
  })
}
