import type { Account } from '../../core/account/account.js'
import type { CaipNetworkId } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import type { SiwxConfig } from '../../siwx/client/types.js'
import { listNetworkIds } from '../networks/listNetworkIds.js'
import { showToast } from '../notices/showToast.js'
import { changeSignIn } from './changeSignIn.js'
import { createSignInMemory } from './createSignInMemory.js'
import { getSignIn } from './getSignIn.js'
import { withSignInTimeout } from './withSignInTimeout.js'

/** When a sign-out that failed is tried again. */
const DELAYS_MS = [2_000, 10_000, 60_000]

/**
 * Ends sessions after a disconnect or a switch. If that fails, the server still
 * has the session: it is tried again, and a toast warns the user.
 *
 * @param parameters.queue - runs one task after the other
 */
export function createSignOuts(
  kit: Kit,
  { queue }: createSignOuts.Parameters,
): createSignOuts.ReturnType {
  const { owed } = kit.own(createSignInMemory)
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(attempt: number) {
    clearTimeout(timer)
    try {
      await endSessions(kit)
    } catch (error) {
      kit.logger.warn('sign-out', error)
      if (isStopped) return
      if (attempt === 1)
        showToast(kit, { key: 'stillSignedIn', variant: 'error' })
      const ms = DELAYS_MS[attempt]
      if (ms !== undefined)
        timer = setTimeout(() => queue(() => run(attempt + 1)), ms)
    }
  }

  const start = () => queue(() => run(0))

  return {
    end({ caipAddress }) {
      owed.add(caipAddress)
      start()
    },
    endAll(accounts) {
      for (const { address, namespace } of accounts)
        for (const id of listNetworkIds(kit, namespace))
          owed.add(`${id}:${address}`)
      start()
    },
    async finish({ caipAddress }) {
      if (owed.has(caipAddress)) await run(1)
    },
    forget: (id) => void owed.delete(id),
    watch() {
      const onOnline = () => void (owed.size > 0 && start())
      globalThis.addEventListener?.('online', onOnline)
      // Left by another provider of the kit.
      onOnline()
      return () => {
        isStopped = true
        clearTimeout(timer)
        globalThis.removeEventListener?.('online', onOnline)
      }
    },
  }
}

export declare namespace createSignOuts {
  type Parameters = { queue(task: () => Promise<void>): void }
  type ReturnType = {
    /** Ends the session of an account on its network. */
    end(account: Pick<Account, 'caipAddress'>): void
    /** Ends the sessions of disconnected accounts on all networks. */
    endAll(accounts: readonly Account[]): void
    /** Tries again for an account that is back, before its session is read. */
    finish(account: Pick<Account, 'caipAddress'>): Promise<void>
    /** Another session has begun, by CAIP-10 ID. */
    forget(id: string): void
    /** Tries again when the browser is online, until it is called. */
    watch(): () => void
  }
}

/** Ends the sessions that are owed. One that fails stays owed. */
async function endSessions(kit: Kit): Promise<void> {
  const config = getSignIn(kit)
  const { known, logins, owed } = kit.own(createSignInMemory)
  if (!config || owed.size === 0) return
  const isAll =
    config.signOutOnDisconnect !== false &&
    kit.getAccounts().length === 0 &&
    // A login that signs in, too, stores its session before it connects.
    logins.size === 0
  try {
    if (isAll) {
      await withSignInTimeout(config.setSessions([]))
      owed.clear()
      known.clear()
    } else await withSignInTimeout(endEach(kit, config))
  } finally {
    changeSignIn(kit)
  }
}

/** Ends the others even if one fails. */
async function endEach(kit: Kit, config: SiwxConfig) {
  const failures: unknown[] = []
  const { known, owed } = kit.own(createSignInMemory)
  for (const id of [...owed]) {
    // Signed in again meanwhile, or about to.
    const { signing } = kit.store.get(kit.atoms.signIn)
    if (!owed.has(id) || signing === id) continue
    const end = id.lastIndexOf(':')
    const chainId = id.slice(0, end) as CaipNetworkId
    try {
      await withSignInTimeout(config.revokeSession(chainId, id.slice(end + 1)))
      owed.delete(id)
      known.delete(id)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
