import type { Auth } from '../createAuth.js'

/** Ends a login; an approval that comes later is not asked for. */
export async function cancelFarcaster(
  auth: Auth,
  parameters: { deviceId: string; loginId: string },
): Promise<void> {
  const { deviceId, loginId } = parameters
  const { farcasterLogins } = auth.store
  const login = await farcasterLogins.get(loginId)
  if (login?.deviceId !== deviceId) return
  await farcasterLogins.delete(loginId)
}
