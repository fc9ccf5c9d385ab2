import { notifyCrash } from '../../modal/notice/notifyCrash.js'
import { notifyRequest } from '../../modal/notice/notifyRequest.js'
import { ConnectDialog } from './ConnectDialog.js'
import { EmbeddedCard } from './EmbeddedCard.js'

/**
 * The modal as a dialog and embedded in the page, and what raises its toasts.
 */
export const modalRoots = {
  ConnectDialog,
  EmbeddedCard,
  notifyCrash,
  notifyRequest,
}
