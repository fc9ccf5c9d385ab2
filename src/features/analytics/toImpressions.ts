import type { RaisedEvent } from '../../core/analytics/events.js'
import { getModalEntry } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns the event of wallets that were listed, each wallet once per view.
 */
export function toImpressions(
  kit: Kit,
  { wallets }: Extract<RaisedEvent, { event: 'LISTED' }>,
): readonly RaisedEvent[] {
  const seen = kit.own(createSeen)
  const { view } = getModalEntry(kit.store.get(kit.atoms.modal))
  const items = wallets.flatMap((wallet, displayIndex) => {
    const { explorerId, key, name, order, rdns } = wallet
    const id = `${view} ${key}`
    if (seen.has(id)) return []
    seen.add(id)
    const known = explorerId ? { explorerId } : { rdnsId: rdns }
    return [{ ...known, displayIndex, name, view, walletRank: order }]
  })
  return items.length > 0 ? [{ event: 'WALLET_IMPRESSION_V2', items }] : []
}

const createSeen = () => new Set<string>()
