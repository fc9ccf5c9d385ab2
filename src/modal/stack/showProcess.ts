import type { ModalEntry, ModalView } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'

/**
 * Moves a payment from its form to the view of its progress, or back. No
 * effect if the user has left both. A pending approval stays on top.
 *
 * @param views - the two views
 * @param target - which of them to show
 *
 * @example
 * showProcess(kit, { form: 'WalletSend', progress: 'WalletSendPreview' }, 'progress')
 */
export function showProcess(
  kit: Kit,
  views: { form: ModalView; progress: ModalView },
  target: 'form' | 'progress',
): void {
  kit.store.set(kit.atoms.modal, (state) => {
    const { stack } = state
    const place = stack.findLastIndex(
      ({ view }) => view !== 'ApproveTransaction',
    )
    const from = target === 'form' ? 'progress' : 'form'
    if (stack[place]?.view !== views[from]) return state
    const entry = { view: views[target] } as ModalEntry
    const below = stack.slice(0, place + 1)
    const under = target === 'form' ? below.slice(0, -1) : below
    const isThere = under.at(-1)?.view === views[target]
    return {
      ...state,
      stack: [...under, ...(isThere ? [] : [entry]), ...stack.slice(place + 1)],
    }
  })
}
