import type { Connector } from 'wagmi'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { isLockHeld } from '../../payments/locks.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { toLockName } from './toLockName.js'

/** After this, a request lost by the frame cannot reach the network. */
const FRAME_SETTLE_MS = 12_000

/**
 * Whether a transaction that was never seen was requested from the embedded
 * wallet by a page that is gone, before there was a hash: the frame drops its
 * approvals with the page.
 */
export async function isDropped({
  connector,
  intent,
}: isDropped.Parameters): Promise<boolean> {
  const { createdAt, hash, id, isSeen } = intent
  if (hash || isSeen || connector.id !== AUTH_CONNECTOR_ID) return false
  if (Date.now() - createdAt < FRAME_SETTLE_MS) return false
  return !(await isLockHeld(toLockName(id)))
}

export declare namespace isDropped {
  type Parameters = { connector: Pick<Connector, 'id'>; intent: SendIntent }
}
