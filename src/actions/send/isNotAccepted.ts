import type { Connector } from 'wagmi'
import { AUTH_CONNECTOR_ID, RECEIPT_TIMEOUT_MS } from '../../core/constants.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { isLockHeld } from '../../payments/locks.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { toLockName } from './toLockName.js'

const ANSWER_TIMEOUT_MS = 10_000

/**
 * Whether a transaction of the embedded wallet that the app's node has never
 * seen is unknown to the wallet's own node too, and its nonce free there: had
 * anybody taken it, then that one. Other wallets keep what they have signed and
 * may hand it over later, so of theirs this cannot be told.
 *
 * It is sent anew with the same nonce, so that only one of the two can land.
 */
export async function isNotAccepted(
  parameters: isNotAccepted.Parameters,
): Promise<boolean> {
  const { connector, intent } = parameters
  const { caipNetworkId, createdAt, from, hash, id, isSeen, nonce } = intent
  if (isSeen || connector.id !== AUTH_CONNECTOR_ID) return false
  if (Date.now() - createdAt < RECEIPT_TIMEOUT_MS) return false
  if (await isLockHeld(toLockName(id))) return false
  const ask = async () => {
    // Its node is that of the chain it is on.
    const chainId = await connector.getChainId()
    if (caipNetworkId !== `eip155:${chainId}`) return false
    const provider = (await connector.getProvider({ chainId })) as Provider
    const [count, found] = await Promise.all([
      provider.request({
        method: 'eth_getTransactionCount',
        params: [from, 'pending'],
      }),
      hash &&
        provider.request({
          method: 'eth_getTransactionByHash',
          params: [hash],
        }),
    ])
    if (typeof count !== 'string' || !/^0x[0-9a-f]{1,13}$/i.test(count))
      return false
    return !found && Number(count) <= nonce
  }
  return withTimeout(ask(), {
    ms: ANSWER_TIMEOUT_MS,
    error: () => new Error('The wallet has not answered'),
  }).catch(() => false)
}

export declare namespace isNotAccepted {
  type Parameters = { connector: Connector; intent: SendIntent }
}

type Provider = {
  request(call: { method: string; params: unknown }): Promise<unknown>
}
