import { PAIRING_PING_TIMEOUT_MS } from '../../core/constants.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { isSessionGone } from './isSessionGone.js'
import type { SdkClient } from './sdk.js'

/**
 * Asks a wallet for a sign of life. No answer says nothing: phones sleep.
 *
 * @returns `false` when the wallet, or the library, knows no such session
 */
export async function pingWallet(
  client: SdkClient,
  topic: string,
): Promise<boolean> {
  try {
    await withTimeout(client.ping({ topic }), {
      ms: PAIRING_PING_TIMEOUT_MS,
      error: () => new Error("Your wallet isn't responding"),
    })
    return true
  } catch (error) {
    // What the wallet answers is a record, what the library throws an error.
    return error instanceof Error && !isSessionGone(error)
  }
}
