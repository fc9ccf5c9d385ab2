import type { Connector } from 'wagmi'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { RECEIPT_TIMEOUT_MS } from '../../core/constants/send.js'
import { sleep } from '../../core/promise/sleep.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { isLockHeld } from '../../payments/locks.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { toLockName } from './toLockName.js'

const ANSWER_TIMEOUT_MS = 10_000
/** A device that has just come online fails a few requests more. */
const TRIES = 3
const PAUSE_MS = 1_000

/**
 * Whether a transaction of the embedded wallet that the app's node has never
 * seen is also unknown to the wallet's own node, and its nonce is free there:
 * if any node had accepted it, that one would have. Other wallets keep signed
 * transactions and may submit them later, so this cannot be decided for them.
 *
 * It is then sent again with the same nonce, so that only one of the two can
 * land.
 */
export async function isNotAccepted(
  parameters: isNotAccepted.Parameters,
): Promise<boolean> {
  const { connector, intent } = parameters
  const { caipNetworkId, createdAt, from, hash, id, isSeen, nonce } = intent
  if (isSeen || connector.id !== AUTH_CONNECTOR_ID) return false
  if (Date.now() - createdAt < RECEIPT_TIMEOUT_MS) return false
  if (await isLockHeld(toLockName(id))) return false
  const ask = async (): Promise<boolean> => {
    // The provider uses the node of the chain the wallet is on.
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
  async function askAgain(count = 1): Promise<boolean> {
    try {
      return await ask()
    } catch (error) {
      if (count >= TRIES) throw error
      await sleep(PAUSE_MS)
      return askAgain(count + 1)
    }
  }
  return withTimeout(askAgain(), {
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
