import type { AccountTab } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'

/**
 * Shows another tab of the account, to which the way back leads from then on.
 * No effect while the modal shows another view.
 *
 * @example
 * showAccountTab(kit, 'nfts')
 */
export function showAccountTab(kit: Kit, tab: AccountTab): void {
  kit.store.set(kit.atoms.modal, (state) => {
    if (state.stack.at(-1)?.view !== 'Account') return state
    const stack = state.stack.slice(0, -1)
    return { ...state, stack: [...stack, { view: 'Account', data: { tab } }] }
  })
}
