import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import { changeTicket } from './changeTicket.js'

/**
 * A window has been opened with a ticket: remembers in which browser, and by
 * which site's page, as the browser itself says. Only the first window counts.
 */
export async function openTicket(
  auth: Pick<Auth, 'now' | 'prune' | 'store'>,
  parameters: openTicket.Parameters,
): Promise<void> {
  const { browser, client, referrer, ticket: name } = parameters
  await changeTicket(auth, { client, name }, (ticket) =>
    ticket.browser === undefined
      ? { ...ticket, browser: hash(browser), opener: toOrigin(referrer) }
      : ticket,
  )
}

export declare namespace openTicket {
  type Parameters = {
    ticket: string
    /** Secret that the browser keeps as a cookie. */
    browser: string
    /** IP address it is opened from, when it is known. */
    client?: string | undefined
    /** The `Referer` header. */
    referrer: string | undefined
  }
}

function toOrigin(address: string | undefined) {
  if (!address || !URL.canParse(address)) return undefined
  return new URL(address).origin
}
