import type { Account } from '../../core/account/account.js'
import type { CaipNetworkId } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import type { SiwxSession } from '../../siwx/types.js'
import { createSignInMemory } from './createSignInMemory.js'
import { getSignIn } from './getSignIn.js'
import { rememberSession } from './rememberSession.js'
import { withSignInTimeout } from './withSignInTimeout.js'

/** The wallet is disconnected after this, so a slow backend gets its time. */
const READ_TIMEOUT_MS = 30_000

/**
 * Reads the session of an account on its network. Reads at the same time share
 * one.
 *
 * @param options.isFresh - never shares a read that has already begun; the
 * caller has to remember its session
 * @returns the session with exactly this network and address, if there is one
 * @throws SignInServiceError after 30 s
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
    run: async () =>
      config
        ? withSignInTimeout(
            config.getSessions(caipNetworkId, address),
            READ_TIMEOUT_MS,
          )
        : [],
  })
  const session = sessions.find(
    ({ data }) =>
      data.chainId === caipNetworkId && data.accountAddress === address,
  )
  if (!options.isFresh)
    rememberSession(kit, `${caipNetworkId}:${address}`, session)
  return session
}

export declare namespace readSession {
  type Account = Pick<KitAccount, 'address'> & { caipNetworkId: CaipNetworkId }
  type Options = { isFresh?: boolean | undefined }
}

type KitAccount = Account
