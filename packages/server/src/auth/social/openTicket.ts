import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import { getTicket } from './getTicket.js'

/**
 * A window has been opened with a ticket: remembers in which browser, and by
 * which site's page, as the browser itself says. Only the first window counts.
 */
export function openTicket(
  auth: Pick<Auth, 'now' | 'tickets'>,
  parameters: openTicket.Parameters,
): void {
  const { browser, referrer, ticket: name } = parameters
  const ticket = getTicket(auth, name)
  if (ticket.browser !== undefined) return
  ticket.browser = hash(browser)
  ticket.opener = toOrigin(referrer)
}

export declare namespace openTicket {
  type Parameters = {
    ticket: string
    /** Secret that the browser keeps as a cookie. */
    browser: string
    /** The `Referer` header. */
    referrer: string | undefined
  }
}

function toOrigin(address: string | undefined) {
  if (!address || !URL.canParse(address)) return undefined
  return new URL(address).origin
}
