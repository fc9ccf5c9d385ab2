import { PAIRING_DISCONNECT_TIMEOUT_MS } from '../../core/constants/pairing.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { isSessionGone } from './isSessionGone.js'
import type { SdkClient } from './sdk.js'

const reason = { code: 6000, message: 'User disconnected.' }

/**
 * Ends a session with a wallet, which is notified within 3 s or never. In
 * either case this page removes the session, the pairing and their keys.
 *
 * @returns why the wallet was not notified, otherwise `undefined`
 * @throws what the library throws when the session cannot be removed here
 */
export async function dropSession(
  client: SdkClient,
  topic: string,
): Promise<unknown> {
  const session = client.session.getAll().find((item) => item.topic === topic)
  let failure: unknown
  try {
    await withTimeout(client.disconnect({ topic, reason }), {
      ms: PAIRING_DISCONNECT_TIMEOUT_MS,
      error: () => new Error('The wallet could not be told in time'),
    })
  } catch (error) {
    if (!isSessionGone(error)) failure = error
  }
  await client.session.delete(topic, reason)
  if (failure) forget(client, topic)
  const { pairingTopic } = session ?? {}
  if (pairingTopic) {
    await client.core.pairing.pairings.delete(pairingTopic, reason)
    forget(client, pairingTopic)
  }
  return failure
}

/** Best effort: leftovers are of no use to anyone. */
function forget({ core }: SdkClient, topic: string) {
  const ignore = () => {}
  core.expirer.del(topic)
  core.relayer
    .unsubscribe(topic)
    .catch(ignore)
    .then(() => core.crypto.deleteSymKey(topic))
    .catch(ignore)
}
