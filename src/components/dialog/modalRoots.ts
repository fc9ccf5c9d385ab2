import { ConnectDialog } from './ConnectDialog.js'
import { EmbeddedCard } from './EmbeddedCard.js'

/** The modal as a dialog, and embedded in the page. */
export const modalRoots = { ConnectDialog, EmbeddedCard }
