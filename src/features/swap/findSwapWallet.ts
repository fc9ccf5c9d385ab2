import type { Connector } from 'wagmi'
import type { Kit } from '../../createKit.js'
import type { resolveSwap, SwapPlace } from './resolveSwap.js'

/** Returns the connector of a swap's account, if it is connected. */
export function findSwapWallet(
  kit: Kit,
  { account: address }: Pick<SwapPlace, 'account'>,
  { accounts }: resolveSwap.Accounts,
): Connector | undefined {
  const matches = accounts.filter(
    (account) => account.address.toLowerCase() === address.toLowerCase(),
  )
  const account = matches.find(({ isActive }) => isActive) ?? matches[0]
  const { connections } = kit.config.state
  const connection = account && connections.get(account.connector.uid)
  // Until an earlier visit's wallet is back, its connector is only a stub.
  const isThere = typeof connection?.connector.getProvider === 'function'
  return isThere ? connection.connector : undefined
}
