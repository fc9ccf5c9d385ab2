import type { Account } from '../../core/account/account.js'
import type { CaipNetworkId } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import type { SiwxSession } from '../../siwx/types.js'
import { createSignInMemory } from './createSignInMemory.js'
import { getSignIn } from './getSignIn.js'

/**
 * Reads the session of an account on its network. Reads at the same time share
 * one.
 *
 * @param options.isFresh - never shares a read that has already begun
 * @returns the session with exactly this network and address, if there is one
 * @throws anything that the app's sign-in throws
 */
export async function readSession(
  kit: Kit,
  account: readSession.Account,
  options: readSession.Options = {},
): Promise<SiwxSession | undefined> {
  const config = getSignIn(kit)
  const { address, caipNetworkId } = account
  const memory = kit.own(createSignInMemory)
  // A read that began before a change is not shared.
  const since = options.isFresh
    ? `fresh ${memory.fresh++}`
    : kit.store.get(kit.atoms.signIn).version
  const sessions = await memory.share({
    key: `read ${since} ${caipNetworkId} ${address}`,
    run: async () => config?.getSessions(caipNetworkId, address) ?? [],
  })
  return sessions.find(
    ({ data }) =>
      data.chainId === caipNetworkId && data.accountAddress === address,
  )
}

export declare namespace readSession {
  type Account = Pick<KitAccount, 'address'> & { caipNetworkId: CaipNetworkId }
  type Options = { isFresh?: boolean | undefined }
}

type KitAccount = Account
