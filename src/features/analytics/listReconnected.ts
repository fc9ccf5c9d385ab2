import type { Account } from '../../core/account/account.js'
import type { RaisedEvent } from '../../core/analytics/events.js'
import type { Kit } from '../../createKit.js'
import { getConnectMethod } from './getConnectMethod.js'

/**
 * Returns the events of wallets that an earlier visit left connected.
 *
 * @param parameters.accounts - accounts when the first event was raised
 * @param parameters.first - the first event of the page: a wallet that was connected by it
 * was not restored
 */
export function listReconnected(
  kit: Kit,
  parameters: { accounts: readonly Account[]; first: RaisedEvent },
): readonly RaisedEvent[] {
  const { accounts, first } = parameters
  const uids = new Set<string>()
  return accounts.flatMap(({ connector, status }): RaisedEvent[] => {
    const { id, name, uid } = connector
    const isNew = first.event === 'CONNECT_SUCCESS' && first.name === name
    if (status !== 'connected' || isNew || uids.has(uid)) return []
    uids.add(uid)
    const method = getConnectMethod(kit, id)
    const provider = kit.storage.get('socialProvider')
    const connected: RaisedEvent = {
      event: 'CONNECT_SUCCESS',
      method,
      name,
      reconnect: true,
    }
    if (method !== 'social' || !provider) return [connected]
    return [
      connected,
      { event: 'SOCIAL_LOGIN_SUCCESS', provider, reconnect: true },
    ]
  })
}
