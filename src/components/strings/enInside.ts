import { account } from './account.js'
import { buy } from './buy.js'
import { email } from './email.js'
import { guide } from './guide.js'
import { holdings } from './holdings.js'
import { names } from './names.js'
import { pairing } from './pairing.js'
import { send } from './send.js'
import { settings } from './settings.js'
import { swap } from './swap.js'

/**
 * Sentences of the views that only an account leads to, in English. They are
 * fetched with the first of those views, so that the list of wallets is light.
 */
export const enInside = {
  account,
  buy,
  email,
  guide,
  holdings,
  names,
  pairing,
  send,
  settings,
  swap,
}

export type InsideStrings = typeof enInside
