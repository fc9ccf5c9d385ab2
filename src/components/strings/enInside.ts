import { account } from './account.js'
import { buy } from './buy.js'
import { email } from './email.js'
import { guide } from './guide.js'
import { holdings } from './holdings.js'
import { names } from './names.js'
import { pairing } from './pairing.js'
import { pay } from './pay.js'
import { send } from './send.js'
import { settings } from './settings.js'
import { signIn } from './signIn.js'
import { sponsor } from './sponsor.js'
import { swap } from './swap.js'

/**
 * English strings of views behind the first screen. Loaded with the first of
 * those views, to keep the wallet list small.
 */
export const enInside = {
  account,
  buy,
  email,
  guide,
  holdings,
  names,
  pairing,
  pay,
  send,
  settings,
  signIn,
  sponsor,
  swap,
}

export type InsideStrings = typeof enInside
