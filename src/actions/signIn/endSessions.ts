import type { Account } from '../../core/account/account.js'
import { listNetworkIds } from '../../core/network/listNetworkIds.js'
import type { CaipNetworkId } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import type { SiwxConfig } from '../../siwx/client/types.js'
import { changeSignIn } from './changeSignIn.js'
import { getSignIn } from './getSignIn.js'
import { inTime } from './inTime.js'

/** Ends the sessions of wallets that have been disconnected. */
export async function endSessions(
  kit: Kit,
  gone: readonly Account[],
): Promise<void> {
  const config = getSignIn(kit)
  if (!config || config.signOutOnDisconnect === false) return
  try {
    if (kit.getAccounts().length === 0) await inTime(config.setSessions([]))
    else await revokeEverywhere(kit, { config, gone })
  } finally {
    changeSignIn(kit)
  }
}

/** Other wallets keep their sessions. */
async function revokeEverywhere(
  kit: Kit,
  { config, gone }: { config: SiwxConfig; gone: readonly Account[] },
) {
  for (const { address, namespace } of gone)
    for (const id of listNetworkIds(kit, namespace))
      await inTime(config.revokeSession(id as CaipNetworkId, address))
}
