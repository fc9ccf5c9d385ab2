import { notifyCrash } from '../../modal/notice/notifyCrash.js'
import { notifyRequest } from '../../modal/notice/notifyRequest.js'
import { prepareModal } from '../../modal/stack/prepareModal.js'
import { ConnectDialog } from './ConnectDialog.js'
import { EmbeddedCard } from './EmbeddedCard.js'

/**
 * The modal as a dialog and embedded in the page, what raises its toasts, and
 * what prepares it before it opens.
 */
export const modalRoots = {
  ConnectDialog,
  EmbeddedCard,
  notifyCrash,
  notifyRequest,
  prepareModal,
}
