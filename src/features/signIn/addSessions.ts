import type { CaipNetworkId } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import type { SiwxConfig } from '../../siwx/client/types.js'
import type { SiwxSession } from '../../siwx/types.js'
import { changeSignIn } from './changeSignIn.js'
import { createSignInMemory } from './createSignInMemory.js'
import { withSignInTimeout } from './withSignInTimeout.js'

/**
 * Passes signed sessions to the app's sign-in. If that takes too long, or the
 * sign-in was cancelled meanwhile, sessions that it starts late end at once.
 *
 * @throws SignInServiceError after `ms`; default 10 s
 * @throws anything that the app's sign-in throws, and the reason of `signal`
 */
export async function addSessions(
  kit: Kit,
  { config, ms, sessions, signal }: addSessions.Parameters,
): Promise<void> {
  const [first] = sessions
  const adding =
    sessions.length > 1
      ? config.setSessions(sessions)
      : config.addSession(first)
  try {
    await withSignInTimeout(adding, ms)
    signal?.throwIfAborted()
  } catch (error) {
    adding.then(
      () => endLate(kit, { config, sessions }),
      () => {},
    )
    throw error
  }
}

export declare namespace addSessions {
  type Parameters = {
    config: SiwxConfig
    ms?: number | undefined
    sessions: readonly [SiwxSession, ...SiwxSession[]]
    signal?: AbortSignal | undefined
  }
}

async function endLate(
  kit: Kit,
  { config, sessions }: Pick<addSessions.Parameters, 'config' | 'sessions'>,
) {
  const { known, owed } = kit.own(createSignInMemory)
  for (const { data } of sessions) {
    const { accountAddress: address } = data
    const chainId = data.chainId as CaipNetworkId
    const id = `${chainId}:${address}`
    // A later attempt has started one that the user knows of.
    if (known.has(id) && !owed.has(id)) continue
    try {
      await withSignInTimeout(config.revokeSession(chainId, address))
    } catch (error) {
      // Tried again when the browser is online, or the account is back.
      owed.add(id)
      kit.logger.warn('sign-out', error)
    }
  }
  changeSignIn(kit)
}
