import { toEmbeddedModal } from '../../actions/modal/toEmbeddedModal.js'
import { closedModal, type ModalStart } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'

/**
 * Lets the modal stand in the page, always open, until the returned function is
 * called. What opens it shows its view there, and closing leads back to where
 * it starts.
 *
 * @param options.view - where it starts; default the account, without one the
 * ways to connect
 * @param options.data - data of that view
 * @param options.namespace - the kind of network that it needs
 * @returns `undefined` when it stands somewhere already
 *
 * @example
 * const stop = embedModal(kit, { view: 'WalletReceive' })
 */
export function embedModal(
  kit: Kit,
  options: embedModal.Options = {},
): (() => void) | undefined {
  const { modal } = kit.atoms
  const state = kit.store.get(modal)
  if (state.embedded) return undefined
  const start = toEmbeddedModal(kit, options)
  // What was opened before its place was there is shown in it.
  const { openedWith, stack } = state.isOpen ? state : start
  kit.store.set(modal, { ...start, openedWith, stack })
  return () => kit.store.set(modal, closedModal)
}

export declare namespace embedModal {
  type Options = ModalStart
}
