import { withTimeout } from '../../core/promise/withTimeout.js'
import { isSessionGone } from './isSessionGone.js'
import type { SdkClient } from './sdk.js'

/** Timeout for the wallet's ping response on a restored session. */
const PAIRING_PING_TIMEOUT_MS = 5_000

/**
 * Pings a wallet. No answer proves nothing: phones sleep.
 *
 * @returns `false` when the wallet, or the library, does not know the session
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
    // The wallet answers with a plain object, the library throws an error.
    return error instanceof Error && !isSessionGone(error)
  }
}
