import { toEmbeddedModal } from '../../actions/modal/toEmbeddedModal.js'
import { closedModal, type ModalStart } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'

/**
 * Embeds the modal in the page, always open, until the returned function is
 * called. Opening the modal elsewhere shows its view there; closing returns
 * to the start.
 *
 * @param options.view - start view; default the account, or the ways to
 * connect without one
 * @param options.data - data of that view
 * @param options.namespace - namespace that the view requires
 * @returns `undefined` if the modal is already embedded
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
  // Keep a view that was opened before it was embedded.
  const { openedWith, stack } = state.isOpen ? state : start
  kit.store.set(modal, { ...start, openedWith, stack })
  return () => kit.store.set(modal, closedModal)
}

export declare namespace embedModal {
  type Options = ModalStart
}
