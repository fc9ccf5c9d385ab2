import { isCloseBlocked } from '../../core/modal/isCloseBlocked.js'
import {
  closedModal,
  getModalEntry,
  type ModalEntry,
  type ModalState,
} from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'

const entry: ModalEntry = { view: 'ApproveTransaction' }

/**
 * Shows approvals of the embedded wallet in the modal, until the returned
 * function is called. While one is pending, the modal shows
 * `ApproveTransaction`, which presents the wallet's own dialog on top, and
 * then returns to its previous state. Going back or closing the modal
 * rejects.
 *
 * Call it only once that view is loaded; until then the wallet's dialog shows
 * itself.
 *
 * @example
 * const stop = watchApprovals(kit)
 */
export function watchApprovals(kit: Kit): () => void {
  const { frame, store } = kit
  if (!frame) return () => {}
  const { modal } = kit.atoms
  const claim = frame.claimApprovals()
  const refused = new Set<string>()
  /** State of the modal before the approval, while one is shown. */
  let before: ModalState | undefined

  const getWaiting = () =>
    frame.getState().approvals.filter(({ id }) => !refused.has(id))

  function refuse(ids: readonly string[]) {
    for (const id of ids) {
      refused.add(id)
      frame?.peek()?.cancelApprovals(id)
    }
  }

  function onApprovals() {
    const isWaiting = getWaiting().length > 0
    if (isWaiting && !before) {
      before = store.get(modal)
      syncTheme(kit)
      store.set(modal, push)
    } else if (!isWaiting && before) {
      before = undefined
      store.set(modal, pop)
    }
  }

  function onModal() {
    const state = store.get(modal)
    if (!before) return
    if (isShown(state)) {
      // A send that lands in the meantime navigates beneath the approval.
      if (state.stack.length > 1) before = pop(state)
      return
    }
    const start = before
    if (!state.isOpen) {
      before = undefined
      refuse(getWaiting().map(({ id }) => id))
      // Closing the approval must not close a required decision beneath it.
      if (start.isOpen && isCloseBlocked(start) && kit.getActiveAccount())
        store.set(modal, { ...start, isShaking: false })
    } else if (start.isOpen && getModalEntry(state) === getModalEntry(start)) {
      before = undefined
      refuse(
        getWaiting()
          .slice(0, 1)
          .map(({ id }) => id),
      )
      onApprovals()
    } else {
      // Another rule has navigated; a pending approval takes precedence.
      before = state
      store.set(modal, push)
    }
  }

  const unsubscribe = [
    frame.subscribe(onApprovals),
    store.sub(modal, onModal),
  ] as const
  onApprovals()
  return () => {
    for (const stop of unsubscribe) stop()
    if (before) store.set(modal, pop)
    before = undefined
    claim.release()
  }
}

function isShown(state: ModalState) {
  return state.isOpen && getModalEntry(state).view === entry.view
}

function push(state: ModalState): ModalState {
  if (isShown(state)) return state
  const stack = state.isOpen ? [...state.stack, entry] : [entry]
  const { embedded } = state
  return { ...closedModal, embedded, isOpen: true, stack }
}

function pop(state: ModalState): ModalState {
  if (!isShown(state)) return state
  const stack = state.stack.slice(0, -1)
  return stack.length > 0 ? { ...state, stack } : closedModal
}

function syncTheme(kit: Kit) {
  kit.frame
    ?.peek()
    ?.syncTheme(kit.store.get(kit.atoms.theme))
    .catch((error) => kit.logger.warn('theme', error))
}
