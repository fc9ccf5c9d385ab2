import { randomBytes, randomUUID } from 'node:crypto'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { FARCASTER_LIFE_MS, OPEN_LOGINS_MAX } from '../rules.js'
import { cancelFarcaster } from './cancelFarcaster.js'
import { readAnswer } from './readAnswer.js'

/**
 * Opens a channel of "Sign in with Farcaster" (FIP-11). The device's earlier
 * one is closed.
 *
 * @throws ServiceError ORIGIN_NOT_ALLOWED, SOCIAL_FAILED
 */
export async function startFarcaster(
  auth: Auth,
  parameters: { app: string; deviceId: string },
): Promise<{ loginId: string; url: string }> {
  const { app, deviceId } = parameters
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  const { farcasterLogins } = auth.store
  for (const [loginId] of await farcasterLogins.find({ deviceId }))
    await cancelFarcaster(auth, { deviceId, loginId })
  const nonce = randomBytes(16).toString('hex')
  const uri = auth.walletOrigin()
  const body = { app, domain: new URL(uri).host, nonce, uri }
  const { channelToken, url } = await readAnswer(
    auth.provider.fetch('/farcaster/channel', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${auth.provider.clientSecret}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  )
  if (typeof channelToken !== 'string' || typeof url !== 'string')
    throw new ServiceError(400, 'SOCIAL_FAILED', "Sign-in didn't work")
  const loginId = randomUUID()
  const now = auth.now()
  const expiresAt = now + FARCASTER_LIFE_MS
  await farcasterLogins.set(loginId, {
    ...{ channelToken, deviceId, expiresAt, nonce },
  })
  await farcasterLogins.prune({ max: OPEN_LOGINS_MAX, now })
  return { loginId, url }
}
