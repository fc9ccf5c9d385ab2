'use client'
import { useEffect, useLayoutEffect } from 'react'
import { openModal } from '../../actions/modal/openModal.js'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
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

/** Keeps the open modal in sync with outside changes. */
export function useModalRules(): void {
  const kit = useKit()
  useSocialReturn()
  // After the login below is restored, and before the first paint.
  useLayoutEffect(() => restoreModal(kit), [kit])
  // Before the first paint, so that the skipped view is never visible.
  useLayoutEffect(() => skipSingleChoice(kit), [kit])
  useEffect(() => watchAccounts(kit), [kit])
  useEffect(() => watchColorScheme(kit), [kit])
}

/**
 * Opens the modal when the page returns from a redirect login in Telegram.
 * The URL is not read unless such a login is stored.
 */
function useSocialReturn(): void {
  const kit = useKit()
  useEffect(() => {
    if (!kit.frame || kit.storage.get('socialRedirect') === undefined) return
    openSocialReturn(kit)
  }, [kit])
}

/**
 * Opens the modal to resume a login that the page was left for. A response
 * that belongs to no such login is removed from the URL and discarded. Does
 * nothing without a response in the URL.
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
 * Returns the provider of the login that `consumeSocialReturn` would take
 * from the URL.
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
