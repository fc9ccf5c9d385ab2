import type { SendIntent } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'
import { getSendIntents } from './getSendIntents.js'
import type { SendRequest } from './resolveSend.js'

/**
 * An open send of the same token to the same receiver, before its amount in
 * base units is known.
 */
export function findEarlierSend(
  kit: Kit,
  request: SendRequest,
): SendIntent | undefined {
  const { chainId, from, to, tokenAddress } = request
  const payee = to.slice('0x'.length).toLowerCase()
  return getSendIntents(kit).find(
    (intent) =>
      intent.caipNetworkId === `eip155:${chainId}` &&
      intent.from === from &&
      intent.to === (tokenAddress ?? to) &&
      (!tokenAddress || intent.data?.includes(payee)),
  )
}
