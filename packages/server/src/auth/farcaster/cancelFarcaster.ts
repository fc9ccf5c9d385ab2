import type { Auth } from '../createAuth.js'

/** Closes a channel, so that it can no longer be approved. */
export async function cancelFarcaster(
  auth: Auth,
  parameters: { deviceId: string; loginId: string },
): Promise<void> {
  const { deviceId, loginId } = parameters
  const { farcasterLogins } = auth.store
  const login = await farcasterLogins.get(loginId)
  if (login?.deviceId !== deviceId) return
  // Here it is over whatever the provider says.
  await farcasterLogins.delete(loginId)
  const token = encodeURIComponent(login.channelToken)
  await auth.provider
    .fetch(`/farcaster/channel/${token}/close`, {
      method: 'POST',
      headers: { authorization: `Bearer ${auth.provider.clientSecret}` },
    })
    .catch(() => {})
}
