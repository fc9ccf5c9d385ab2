'use client'
import { useEffect, useLayoutEffect } from 'react'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { getModalEntry, type ModalEntry } from '../../core/modal/modal.js'
import { getPlatform } from '../../core/platform/getPlatform.js'
import type { Kit } from '../../createKit.js'
import { useKit } from '../../hooks/useKit.js'
import { isAllWalletsShown } from '../../wallets/isAllWalletsShown.js'
import { isAnnounced } from '../../wallets/isAnnounced.js'
import type { openSocialReturn } from '../login/openSocialReturn.js'
import { watchColorScheme } from '../theme/watchColorScheme.js'
import type { restoreModal } from './restoreModal.js'
import { watchAccounts } from './watchAccounts.js'
import { watchAlerts } from './watchAlerts.js'

/**
 * Keeps the open modal in sync with outside changes.
 *
 * @param parameters.loadRestore - loads what reopens a view after a reload,
 * with that view; returns it at once if it is loaded, `undefined` for a view
 * that does not reopen
 * @param parameters.loadSocialReturn - loads what resumes a login that left
 * the page, with its view
 */
export function useModalRules(parameters: useModalRules.Parameters): void {
  const { loadRestore, loadSocialReturn } = parameters
  const kit = useKit()
  useSocialReturn(loadSocialReturn)
  useEffect(() => startRestore(kit, loadRestore), [kit, loadRestore])
  // Before the first paint, so that the skipped view is never visible.
  useLayoutEffect(() => skipSingleChoice(kit), [kit])
  useEffect(() => watchAccounts(kit), [kit])
  useEffect(() => watchAlerts(kit), [kit])
  useEffect(() => watchColorScheme(kit), [kit])
}

export declare namespace useModalRules {
  type Parameters = {
    loadRestore: LoadRestore
    loadSocialReturn: LoadSocialReturn
  }
  type LoadRestore = (
    view: unknown,
  ) => typeof restoreModal | Promise<typeof restoreModal> | undefined
  type LoadSocialReturn = () => Promise<typeof openSocialReturn>
}

/**
 * Opens the modal when the page returns from a redirect login in Telegram.
 * The URL is not read unless such a login is stored.
 */
function useSocialReturn(load: useModalRules.LoadSocialReturn): void {
  const kit = useKit()
  useEffect(() => {
    if (!kit.frame || kit.storage.get('socialRedirect') === undefined) return
    load().then(
      (openSocialReturn) => openSocialReturn(kit),
      (error) => kit.logger.warn('the login is not resumed', error),
    )
  }, [kit, load])
}

/**
 * Starts `restoreModal` once there is something to restore, or a view that may
 * have to be. It loads with that view.
 */
function startRestore(kit: Kit, load: useModalRules.LoadRestore): () => void {
  const { modal } = kit.atoms
  let isAsked = false
  let isGone = false
  let stop: (() => void) | undefined

  function ask(view: unknown) {
    const loading = isAsked ? undefined : load(view)
    if (!loading) return
    isAsked = true
    // Before the view is shown, as the page may be reloaded as soon as it is.
    if (typeof loading === 'function') return begin(loading)
    loading.then(begin, (error) => {
      isAsked = false
      kit.logger.warn('the modal is not kept for a reload', error)
    })
  }

  function begin(restore: typeof restoreModal) {
    if (!isGone) stop = restore(kit)
  }

  function onModal() {
    const state = kit.store.get(modal)
    if (state.isOpen) ask(getModalEntry(state).view)
  }

  const unsubscribe = kit.store.sub(modal, onModal)
  const kept = kit.storage.get('modalResume')
  if (kept !== undefined) ask(readView(kept))
  if (kept !== undefined && !isAsked) kit.storage.remove('modalResume')
  onModal()
  return () => {
    isGone = true
    unsubscribe()
    stop?.()
  }
}

function readView(kept: string): unknown {
  try {
    return JSON.parse(kept).view
  } catch {
    return undefined
  }
}

/**
 * Skips the first screen if there is no choice to make, until the returned
 * function is called. With only WalletConnect, starts at the QR code, or on a
 * phone at the wallet list, where each wallet opens its app.
 *
 * @example
 * const stop = skipSingleChoice(kit)
 */
function skipSingleChoice(kit: Kit): () => void {
  const { modal } = kit.atoms
  function update() {
    const { isOpen, stack } = kit.store.get(modal)
    const [start, ...above] = stack
    const isStart = isOpen && start?.view === 'Connect' && above.length === 0
    if (!isStart || !isPairingOnly(kit)) return
    const { features, wallets: options } = kit
    const { isMobile } = getPlatform()
    const { data } = start
    const entry: ModalEntry =
      isMobile && isAllWalletsShown({ features, isMobile, options })
        ? { view: 'AllWallets', data }
        : { view: 'ConnectingWalletConnectBasic', data }
    kit.store.set(modal, (state) => ({ ...state, stack: [entry] }))
  }
  update()
  return kit.store.sub(modal, update)
}

/** No wallet is injected or announced, and the app offers none of its own. */
function isPairingOnly({ config, pairing, solana, wallets }: Kit) {
  if (!pairing || wallets?.custom?.length) return false
  const isLeftOut = wallets?.announced === false
  const found = [
    ...config.connectors.filter((one) => !isLeftOut || !isAnnounced(one)),
    ...(solana?.getState().wallets ?? []).filter(
      (one) => !isLeftOut || !one.isAnnounced,
    ),
  ]
  return found.every(({ id }) => id === WALLET_CONNECT_ID)
}
