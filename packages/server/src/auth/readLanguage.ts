import type { Context } from 'hono'
import { findMailLanguage } from '../mail/findMailLanguage.js'
import type { MailLanguage } from '../mail/mailLanguages.js'

/** The language that the frame asks mails in. */
export function readLanguage(c: Context): MailLanguage {
  return findMailLanguage(c.req.header('accept-language'))
}
