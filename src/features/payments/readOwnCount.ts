import { type Address, type EIP1193Provider, hexToNumber } from 'viem'
import type { Connector } from 'wagmi'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { withTimeout } from '../../core/promise/withTimeout.js'

const ANSWER_TIMEOUT_MS = 10_000

/**
 * Returns the next nonce of the embedded wallet, which counts what it has sent
 * itself, also what the app's node has not heard of. It chooses the nonce,
 * whatever that node says. `undefined` for other wallets, or if it does not
 * answer in 10 s.
 */
export async function readOwnCount(connector: Connector, from: Address) {
  if (connector.id !== AUTH_CONNECTOR_ID) return undefined
  try {
    const ask = async () => {
      const provider = (await connector.getProvider()) as EIP1193Provider
      return provider.request({
        method: 'eth_getTransactionCount',
        params: [from, 'pending'],
      })
    }
    const count = await withTimeout(ask(), {
      ms: ANSWER_TIMEOUT_MS,
      error: () => new Error('The wallet has not answered'),
    })
    return hexToNumber(count)
  } catch {
    return undefined
  }
}
