import { WALLET_CONNECT_ID } from '../../core/constants.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { isAllWalletsShown } from '../../wallets/isAllWalletsShown.js'
import { isAnnounced } from '../../wallets/isAnnounced.js'
import { getPlatform } from '../../wallets/link/getPlatform.js'

/**
 * Leads a modal that starts where one connects past a choice that is none: with
 * WalletConnect alone it starts at the code, on a phone at the list of wallets,
 * each of which opens its app, until the returned function is called.
 *
 * @example
 * const stop = followStart(kit)
 */
export function followStart(kit: Kit): () => void {
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
