import type { Account } from '../core/account/account.js'
import { MAX_DELAY_MS } from '../core/promise/withTimeout.js'
import type { Kit } from '../createKit.js'
import { canSignIn } from '../features/signIn/canSignIn.js'
import { changeSignIn } from '../features/signIn/changeSignIn.js'
import { createSignInMemory } from '../features/signIn/createSignInMemory.js'
import { createSignOuts } from '../features/signIn/createSignOuts.js'
import { getSignIn } from '../features/signIn/getSignIn.js'
import { readSession } from '../features/signIn/readSession.js'
import { rememberSession } from '../features/signIn/rememberSession.js'
import { watchTabs } from '../features/signIn/watchTabs.js'
import { assertKit } from './parameters/assertKit.js'
import { endPrompt } from './signIn/endPrompt.js'
import { failSignIn } from './signIn/failSignIn.js'
import { promptSignIn } from './signIn/promptSignIn.js'
import { readEmailCapture } from './signIn/readEmailCapture.js'

/** Timers can end a moment early. */
const EXPIRY_DELAY_MS = 1_000

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

  const signOuts = createSignOuts(kit, { queue })

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
      for (const account of gone) cancelAttempts(kit, account)
      if (gone.length > 0 && getSignIn(kit)?.signOutOnDisconnect !== false) {
        signOuts.endAll(gone)
      }
    }
    const account = kit.getActiveAccount()
    if (account?.status === 'connecting') return
    if (account?.caipAddress === current?.caipAddress) return
    const previous = current
    current = account
    clearTimeout(timer)
    if (previous && account) {
      // Not queued: its signature must not start the session that ends here.
      if (isEndedBy(kit, previous, account)) {
        memory.cancels.get(previous.caipAddress)?.()
        if (canSignIn(kit, previous)) signOuts.end(previous)
      }
    }
    if (account) queue(() => check(account))
    else store.set(atoms.signIn, (state) => ({ ...state, checked: undefined }))
  }

  const isCurrent = (account: Account) =>
    !isStopped && current?.caipAddress === account.caipAddress

  /** Reads the session of a new active account, and prompts without one. */
  async function check(account: Account) {
    // A login that signs in, too, has no session yet.
    await memory.logins.get(account.connector.id)
    if (!isCurrent(account)) return
    // Connected again: the session that was left must not go on.
    await signOuts.finish(account)
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
    if (session) {
      memory.lastNetwork = account.caipNetworkId
      // The user has seen that it goes on.
      signOuts.forget(account.caipAddress)
    }
    return session !== undefined
  }

  /**
   * Reads the session again when it expires, and from time to time if the app
   * wants so.
   */
  function watchExpiry(account: Account) {
    clearTimeout(timer)
    if (!canSignIn(kit, account)) return
    const { expiresAt = 0 } = memory.known.get(account.caipAddress) ?? {}
    const now = Date.now()
    const ms = Math.min(
      getSignIn(kit)?.sessionRefetchIntervalMs || Number.POSITIVE_INFINITY,
      expiresAt > now
        ? expiresAt - now + EXPIRY_DELAY_MS
        : Number.POSITIVE_INFINITY,
    )
    if (ms > MAX_DELAY_MS) return
    timer = setTimeout(() => queue(() => refresh(account)), ms)
  }

  async function refresh(account: Account, isFromOutside = false) {
    if (!isCurrent(account)) return
    try {
      const session = await readSession(kit, account, { isFresh: true })
      if (!isCurrent(account)) return
      // Otherwise a page that is signed in would show that it is loading.
      if (rememberSession(kit, account.caipAddress, session))
        changeSignIn(kit, { isFromOutside: true })
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

  let { signing, version } = store.get(atoms.signIn)
  const stops = [
    store.sub(atoms.accounts, update),
    // A session that has just begun expires, too.
    store.sub(atoms.signIn, () => {
      const before = { signing, version }
      const state = store.get(atoms.signIn)
      signing = state.signing
      version = state.version
      // Trying to sign out again must not end the session that has begun.
      if (before.signing && !signing && !state.failure)
        signOuts.forget(before.signing)
      if (current && version !== before.version) watchExpiry(current)
    }),
    store.sub(atoms.activeAccount, update),
    watchTabs(kit, () => {
      const account = current
      if (account && canSignIn(kit, account))
        queue(() => refresh(account, true))
    }),
    () => clearTimeout(timer),
    signOuts.watch(),
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

function isEndedBy(kit: Kit, previous: Account, account: Account) {
  if (previous.namespace !== account.namespace) return false
  const config = getSignIn(kit)
  return previous.address === account.address
    ? config?.signOutOnNetworkChange
    : config?.signOutOnAccountChange
}

/** A wallet that was disconnected may still sign. */
function cancelAttempts(kit: Kit, { address }: Account) {
  const { cancels } = kit.own(createSignInMemory)
  for (const [id, cancel] of cancels) if (id.endsWith(`:${address}`)) cancel()
}
