import type { Account } from '../core/account/account.js'
import { listNetworkIds } from '../core/network/listNetworkIds.js'
import type { CaipNetworkId } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import type { SiwxConfig } from '../siwx/client/types.js'
import { assertKit } from './parameters/assertKit.js'
import { canSignIn } from './signIn/canSignIn.js'
import { changeSignIn } from './signIn/changeSignIn.js'
import { createSignInMemory } from './signIn/createSignInMemory.js'
import { endPrompt } from './signIn/endPrompt.js'
import { failSignIn } from './signIn/failSignIn.js'
import { getSignIn } from './signIn/getSignIn.js'
import { identifySession } from './signIn/identifySession.js'
import { promptSignIn } from './signIn/promptSignIn.js'
import { readEmailCapture } from './signIn/readEmailCapture.js'
import { readSession } from './signIn/readSession.js'
import { watchTabs } from './signIn/watchTabs.js'

/**
 * Follows the active account, until the returned function is called: reads its
 * session after connecting and after a switch of account or network, opens the
 * sign-in prompt of the modal if there is none, and ends sessions when a
 * wallet disconnects. Does nothing without `siwx` or `siweConfig`.
 *
 * `KitProvider` calls it once an account is connected. Without React, call it
 * after `kit.mount()`.
 *
 * @example
 * const unmount = kit.mount()
 * const unwatch = watchSignIn(kit)
 */
export function watchSignIn(kit: Kit): () => void {
  assertKit(kit)
  const watch = kit.own(createWatch)
  let isWatched = true
  if (watch.count++ === 0) watch.stop = follow(kit)
  return () => {
    if (!isWatched) return
    isWatched = false
    if (--watch.count === 0) watch.stop?.()
  }
}

/** A page can have several providers of one kit. */
const createWatch = (): { count: number; stop?: () => void } => ({ count: 0 })

function follow(kit: Kit): () => void {
  const { siweConfig, siwx } = kit
  if (siweConfig?.enabled === false || !(siweConfig ?? siwx)) return () => {}
  const { atoms, store } = kit
  const memory = kit.own(createSignInMemory)
  let accounts: readonly Account[] = []
  let current: Account | undefined
  let isStopped = false
  let work = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Runs one task after the other, so that a sign-out precedes the read. */
  function queue(task: () => Promise<void>) {
    work = work.then(async () => {
      try {
        await task()
      } catch (error) {
        kit.logger.warn('sign-in', error)
      }
    })
  }

  function update() {
    const before = accounts
    // Accounts that are still being restored neither sign in nor out.
    accounts = kit.getAccounts().filter(({ status }) => status === 'connected')
    const isRestoring = kit.getAccounts().length > accounts.length
    if (isRestoring) accounts = before
    else {
      const left = before.filter((account) => !hasAccount(accounts, account))
      const gone = left.filter(({ connector: { uid } }) =>
        accounts.every(({ connector }) => connector.uid !== uid),
      )
      if (gone.length > 0) queue(() => endSessions(kit, gone))
    }
    const account = kit.getActiveAccount()
    if (account?.status === 'connecting') return
    if (account?.caipAddress === current?.caipAddress) return
    const previous = current
    current = account
    clearTimeout(timer)
    if (previous && account) queue(() => endPrevious(kit, previous, account))
    if (account) queue(() => check(account))
    else store.set(atoms.signIn, (state) => ({ ...state, checked: undefined }))
  }

  const isCurrent = (account: Account) =>
    !isStopped && current?.caipAddress === account.caipAddress

  /** Reads the session of a new active account, and prompts without one. */
  async function check(account: Account) {
    // A login that signs in, too, has no session yet.
    await memory.login
    if (!isCurrent(account)) return
    try {
      const isSignedIn =
        !canSignIn(kit, account) || (await isStillSignedIn(account))
      const capture = isSignedIn
        ? undefined
        : await readEmailCapture(kit, account)
      if (!isCurrent(account)) return
      if (isSignedIn) endPrompt(kit)
      else promptSignIn(kit, capture)
      // Afterwards, because the modal then leaves its connect views.
      const state = { checked: account.caipAddress }
      store.set(atoms.signIn, (before) => ({ ...before, ...state }))
      watchExpiry(account)
    } catch (error) {
      if (isCurrent(account)) await failSignIn(kit, { account, error })
    }
  }

  async function isStillSignedIn(account: Account): Promise<boolean> {
    const { version } = store.get(atoms.signIn)
    const session = await readSession(kit, account)
    // Another session may have begun or ended meanwhile.
    if (store.get(atoms.signIn).version !== version && isCurrent(account))
      return isStillSignedIn(account)
    memory.session = identifySession(account, session)
    if (session) memory.lastNetwork = account.caipNetworkId
    return session !== undefined
  }

  /** Reads the session again from time to time, if the app wants so. */
  function watchExpiry(account: Account) {
    const ms = getSignIn(kit)?.sessionRefetchIntervalMs
    clearTimeout(timer)
    if (!ms || !canSignIn(kit, account)) return
    timer = setTimeout(() => queue(() => refresh(account)), ms)
  }

  async function refresh(account: Account, isFromOutside = false) {
    if (!isCurrent(account)) return
    try {
      const session = await readSession(kit, account, { isFresh: true })
      if (!isCurrent(account)) return
      const known = identifySession(account, session)
      // Otherwise a page that is signed in would show that it is loading.
      if (known !== memory.session) changeSignIn(kit, { isFromOutside: true })
      memory.session = known
      if (session) endPrompt(kit)
      else if (!isFromOutside) {
        const capture = await readEmailCapture(kit, account)
        if (isCurrent(account)) promptSignIn(kit, capture)
      }
    } catch (error) {
      // Nothing is known, so the user stays connected.
      kit.logger.warn('sign-in', error)
    } finally {
      if (isCurrent(account)) watchExpiry(account)
    }
  }

  const stops = [
    store.sub(atoms.accounts, update),
    store.sub(atoms.activeAccount, update),
    watchTabs(kit, () => {
      const account = current
      if (account && canSignIn(kit, account))
        queue(() => refresh(account, true))
    }),
    () => clearTimeout(timer),
  ]
  update()
  return () => {
    isStopped = true
    store.set(atoms.signIn, (state) => ({ ...state, checked: undefined }))
    for (const stop of stops) stop()
  }
}

const hasAccount = (accounts: readonly Account[], account: Account) =>
  accounts.some(
    ({ address, namespace }) =>
      address === account.address && namespace === account.namespace,
  )

/** Ends the sessions of wallets that have been disconnected. */
async function endSessions(kit: Kit, gone: readonly Account[]) {
  const config = getSignIn(kit)
  if (!config || config.signOutOnDisconnect === false) return
  try {
    if (kit.getAccounts().length === 0) await config.setSessions([])
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
      await config.revokeSession(id as CaipNetworkId, address)
}

/** Ends the session of the account or network that was active before. */
async function endPrevious(kit: Kit, previous: Account, account: Account) {
  if (previous.namespace !== account.namespace) return
  const config = getSignIn(kit)
  const isEnded =
    previous.address === account.address
      ? config?.signOutOnNetworkChange
      : config?.signOutOnAccountChange
  if (!isEnded || !canSignIn(kit, previous)) return
  try {
    await config?.revokeSession(previous.caipNetworkId, previous.address)
  } finally {
    changeSignIn(kit)
  }
}
