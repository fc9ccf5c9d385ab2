import type { Use } from '../store/store.js'
import type { Auth } from './createAuth.js'
import { limitUses } from './limitUse.js'
import type { Limit } from './rules.js'
import { toNetworks } from './toNetworks.js'

type ClientUse = {
  client: string | undefined
  /** Of what is limited, such as `mail`. */
  key: string
  limits: readonly Limit[]
}

/**
 * Counts a use of a client, in each network it belongs to.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export async function limitClient(
  auth: Pick<Auth, 'now' | 'store'>,
  use: ClientUse,
): Promise<void> {
  await limitUses(auth, toClientUses(use))
}

/**
 * The uses that one of a client counts as: a network twice as wide in the list
 * may do twice as much, so that nobody gets more by having more addresses. An
 * unknown client is not limited.
 */
export function toClientUses({ client, key, limits }: ClientUse): Use[] {
  if (client === undefined) return []
  // guard: wide-networks
  return toNetworks(client).map((network, step) => ({
    key: `${key}:${network}`,
    limits: limits.map(({ max, windowMs }) => ({
      max: max * 2 ** step,
      windowMs,
    })),
  }))
}
