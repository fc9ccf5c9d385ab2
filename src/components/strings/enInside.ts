import { account } from './account.js'
import { pairing } from './pairing.js'
import { send } from './send.js'

/**
 * Sentences of the views that only an account leads to, in English. They are
 * fetched with the first of those views, so that the list of wallets is light.
 */
export const enInside = { account, pairing, send }

export type InsideStrings = typeof enInside
