import {
  FARCASTER_LEAVE_DELAY_MS,
  FRAME_RELOAD_TIMEOUT_MS,
} from '../../core/constants.js'
import type { FrameClient } from '../../core/ports.js'
import { sleep } from '../../core/promise/sleep.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Kit } from '../../createKit.js'

/**
 * Brings the frame back from a login with Farcaster that nobody finishes: it
 * still waits for it, and only loading its page anew ends that. Never throws.
 */
export function leaveFarcaster(kit: Kit, client: FrameClient): Promise<void> {
  async function leave() {
    await client.reload()
    await sleep(FARCASTER_LEAVE_DELAY_MS)
    await client.syncDappData()
  }
  return withTimeout(leave(), {
    ms: FRAME_RELOAD_TIMEOUT_MS,
    error: () => new Error('The frame does not answer.'),
  }).catch((error) => kit.logger.warn('frame: not reloaded', error))
}
