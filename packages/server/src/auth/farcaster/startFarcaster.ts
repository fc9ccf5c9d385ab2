import { randomBytes, randomUUID } from 'node:crypto'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { limitOpen } from '../limitOpen.js'
import { FARCASTER_LIFE_MS } from '../rules.js'
import { cancelFarcaster } from './cancelFarcaster.js'
import { requireFarcaster } from './requireFarcaster.js'

/**
 * Opens a channel of "Sign in with Farcaster" (FIP-11). The device's earlier
 * login ends.
 *
 * @throws ServiceError ORIGIN_NOT_ALLOWED, LOGIN_COOLDOWN, SERVICE_UNAVAILABLE when
 * it is not set up or the relay is not reached
 */
export async function startFarcaster(
  auth: Auth,
  parameters: {
    app: string
    /** IP address it is asked from, when it is known. */
    client?: string | undefined
    deviceId: string
  },
): Promise<{ loginId: string; url: string }> {
  const { app, client, deviceId } = parameters
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  const farcaster = requireFarcaster(auth)
  await limitOpen(auth, { app, client, kind: 'farcaster' })
  const { farcasterLogins } = auth.store
  for (const [loginId] of await farcasterLogins.find({ deviceId }))
    await cancelFarcaster(auth, { deviceId, loginId })
  const nonce = randomBytes(16).toString('hex')
  const uri = auth.walletOrigin()
  const now = auth.now()
  const expiresAt = now + FARCASTER_LIFE_MS
  const domain = new URL(uri).host
  const { channelToken, url } = await farcaster
    .open({ domain, expiresAt, nonce, uri })
    .catch((error) => {
      auth.report(error)
      throw new ServiceError(502, 'SERVICE_UNAVAILABLE', 'No answer')
    })
  const loginId = randomUUID()
  await farcasterLogins.set(loginId, {
    ...{ channelToken, deviceId, expiresAt, nonce },
  })
  return { loginId, url }
}
