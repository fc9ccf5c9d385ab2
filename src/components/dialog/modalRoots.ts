import { notifyCrash } from '../../modal/notice/notifyCrash.js'
import { notifyRequest } from '../../modal/notice/notifyRequest.js'
import { askToken } from '../../modal/token/askToken.js'
import { ConnectDialog } from './ConnectDialog.js'
import { EmbeddedCard } from './EmbeddedCard.js'

/**
 * The modal as a dialog and embedded in the page, what raises its toasts, and
 * what shows requests of the page in it.
 */
export const modalRoots = {
  askToken,
  ConnectDialog,
  EmbeddedCard,
  notifyCrash,
  notifyRequest,
}
