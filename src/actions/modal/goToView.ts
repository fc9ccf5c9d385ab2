import { getModalEntry, type ModalEntry } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { fillSendDraft } from './fillSendDraft.js'

/**
 * Shows another view of the open modal. Does nothing if it is already shown,
 * unless it is replaced.
 *
 * @param options.view - name of the view
 * @param options.data - data of the view
 * @param options.isReplacing - replaces the current view, so that `goBack`
 * skips it
 *
 * @example
 * goToView(kit, { view: 'WalletSend' })
 */
export function goToView(kit: Kit, options: goToView.Options): void {
  const { data, isReplacing, view } = options
  fillSendDraft(kit, options)
  kit.store.set(kit.atoms.modal, (state) => {
    if (getModalEntry(state).view === view && !isReplacing) return state
    const stack = isReplacing ? state.stack.slice(0, -1) : state.stack
    return { ...state, stack: [...stack, { view, data } as ModalEntry] }
  })
}

export declare namespace goToView {
  type Options = ModalEntry & { isReplacing?: boolean | undefined }
}
