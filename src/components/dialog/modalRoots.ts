import { ConnectDialog } from './ConnectDialog.js'
import { EmbeddedCard } from './EmbeddedCard.js'

/** The modal over the page, and as a part of it. */
export const modalRoots = { ConnectDialog, EmbeddedCard }
