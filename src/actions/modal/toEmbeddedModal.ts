import {
  closedModal,
  type ModalStart,
  type ModalState,
} from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { toModalEntry } from './toModalEntry.js'

/** Returns the initial state of an embedded modal. */
export function toEmbeddedModal(kit: Kit, embedded: ModalStart): ModalState {
  return {
    ...closedModal,
    embedded,
    isOpen: true,
    openedWith: kit.getActiveAccount()?.connector.uid,
    stack: [toModalEntry(kit, embedded)],
  }
}
