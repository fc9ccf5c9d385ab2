import type { Account } from '../../core/account/account.js'
import {
  eventFields,
  impressionFields,
} from '../../core/analytics/eventFields.js'
import type {
  KitEvent,
  KitEventName,
  RaisedEvent,
} from '../../core/analytics/events.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import type { Kit } from '../../createKit.js'
import { toImpressions } from './toImpressions.js'
import { toProperties } from './toProperties.js'
import { toViewEvents } from './toViewEvents.js'

type Named = { name: KitEventName; properties: KitEvent['properties'] }

/**
 * Returns the events to record for something raised, with the fields that each
 * may carry.
 *
 * @param when.account - the active account at that time
 */
export function toEvents(
  kit: Kit,
  raised: RaisedEvent,
  when: { account: Account | undefined },
): readonly Named[] {
  if (raised.event === 'FAILURE') return []
  if (raised.event === 'VIEW')
    return toViewEvents(raised).flatMap((event) => toEvents(kit, event, when))
  if (raised.event === 'LISTED')
    return toImpressions(kit, raised).flatMap((event) =>
      toEvents(kit, event, when),
    )
  const code = 'error' in raised ? toCode(raised.error) : undefined
  const name = toName(raised.event, code)
  if (!name) return []
  const { account } = when
  const given: Record<string, unknown> = {
    network: account?.caipNetworkId,
    ...raised,
    code,
    connected: account !== undefined,
    isSmartAccount: account?.type === 'smartAccount',
  }
  const properties = toProperties(given, eventFields[name])
  return [
    {
      name,
      properties: (name === 'WALLET_IMPRESSION_V2'
        ? { items: toItems(given.items) }
        : properties) as KitEvent['properties'],
    },
  ]
}

const MAX_IMPRESSIONS = 100

function toItems(items: unknown) {
  const rows: readonly unknown[] = Array.isArray(items) ? items : []
  return rows
    .slice(0, MAX_IMPRESSIONS)
    .map((row) => toProperties({ ...Object(row) }, impressionFields))
}

const toCode = (error: unknown) => getErrorCode(error) ?? 'UNKNOWN'

/** The user decided: that is an event of its own, or none. */
function toName(
  name: KitEventName,
  code: number | string | undefined,
): KitEventName | undefined {
  if (code === 4001) {
    if (name === 'SEND_ERROR') return 'SEND_REJECTED'
    if (name === 'CONNECT_ERROR') return 'USER_REJECTED'
  }
  if (code === 'SOCIAL_LOGIN_CANCELLED' && name === 'SOCIAL_LOGIN_ERROR')
    return 'SOCIAL_LOGIN_CANCELED'
  if (code === 'ABORTED' || code === 'CONNECTION_ABORTED')
    return name === 'SOCIAL_LOGIN_ERROR' ? 'SOCIAL_LOGIN_CANCELED' : undefined
  return name
}
