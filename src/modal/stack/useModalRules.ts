'use client'
import { useEffect, useLayoutEffect } from 'react'
import { openModal } from '../../actions/modal/openModal.js'
import { WALLET_CONNECT_ID } from '../../core/constants.js'
import { consumeSocialReturn } from '../../core/login/consumeSocialReturn.js'
import { readSocialReturn } from '../../core/login/readSocialReturn.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import { getPlatform } from '../../core/platform/getPlatform.js'
import type { SocialProvider } from '../../core/ports.js'
import type { KitStorage } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'
import { useKit } from '../../hooks/useKit.js'
import { isAllWalletsShown } from '../../wallets/isAllWalletsShown.js'
import { isAnnounced } from '../../wallets/isAnnounced.js'
import { watchColorScheme } from '../theme/watchColorScheme.js'
import { restoreModal } from './restoreModal.js'
import { watchAccounts } from './watchAccounts.js'

/** What keeps the open modal true to what happens elsewhere. */
export function useModalRules(): void {
  const kit = useKit()
  useSocialReturn()
  // After the login beneath has come back, and before anything is painted.
  useLayoutEffect(() => restoreModal(kit), [kit])
  // Before anything is painted: what is led past is never seen.
  useLayoutEffect(() => skipSingleChoice(kit), [kit])
  useEffect(() => watchAccounts(kit), [kit])
  useEffect(() => watchColorScheme(kit), [kit])
}

/**
 * Shows the modal when the page comes back from a login that it was left for,
 * in Telegram. The address is not looked at while no such login is kept.
 */
function useSocialReturn(): void {
  const kit = useKit()
  useEffect(() => {
    if (!kit.frame || kit.storage.get('socialRedirect') === undefined) return
    openSocialReturn(kit)
  }, [kit])
}

/**
 * Opens the modal where a login goes on that the page was left for and has come
 * back from. What is of no such login is removed from the address and
 * forgotten; without an answer in it nothing happens.
 *
 * @example
 * openSocialReturn(kit)
 */
function openSocialReturn(kit: Kit): void {
  const provider = peekSocialReturn(kit.storage)
  if (!provider) consumeSocialReturn(kit.storage)
  else openModal(kit, { view: 'ConnectingSocial', data: { provider } })
}

/**
 * Whose login `consumeSocialReturn` would take from the page's address.
 *
 * @param windowLike - default `globalThis.window`
 */
function peekSocialReturn(
  storage: Pick<KitStorage, 'get'>,
  windowLike: readSocialReturn.Window | undefined = globalThis.window,
): SocialProvider | undefined {
  return readSocialReturn(storage, windowLike)?.login?.provider
}

/**
 * Leads a modal that starts where one connects past a choice that is none: with
 * WalletConnect alone it starts at the code, on a phone at the list of wallets,
 * each of which opens its app, until the returned function is called.
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

/** Nothing is in the page, and the app has nothing of its own to choose from. */
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
