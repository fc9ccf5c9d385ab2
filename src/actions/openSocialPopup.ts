import { createTicket } from '../core/login/createTicket.js'
import type { Kit } from '../createKit.js'
import { getAuthConnector } from './login/getAuthConnector.js'
import { assertKit } from './parameters/assertKit.js'

/**
 * Opens the window of a social login, inside the click and before any `await`:
 * browsers block it later. It waits at the frame's own address until
 * `connectSocial` leads it on.
 *
 * @throws ConnectorMissingError when the config has no `authFrame()`
 *
 * @example
 * const popup = openSocialPopup(kit)
 * await connectSocial(kit, { popup, provider: 'google' })
 */
export function openSocialPopup(kit: Kit): openSocialPopup.ReturnType {
  assertKit(kit)
  const { frame } = getAuthConnector(kit)
  const ticket = createTicket()
  const { href } = new URL(
    `loading?ticket=${ticket}`,
    frame.options.hosts.frame,
  )
  let popup = open(href)

  function open(url: string) {
    try {
      // The result comes through the opener, so it has one.
      const opened = globalThis.open(url, 'popupWindow', features) ?? undefined
      if (opened) holders.set(opened, ticket)
      return opened
    } catch {
      return undefined
    }
  }

  return {
    href,
    ticket,
    getWindow: () => popup,
    open(url) {
      popup = open(url) ?? popup
      return popup !== undefined
    },
    close() {
      // The next login has taken the same window.
      if (popup && holders.get(popup) === ticket) popup.close()
    },
  }
}

export declare namespace openSocialPopup {
  type ReturnType = {
    /** Where it waits: a page that finds its way by the ticket. */
    readonly href: string
    /** By which the page that waits in it finds its way. */
    readonly ticket: string
    /** `undefined` when the browser has blocked it. */
    getWindow(): Window | undefined
    /** Opens it at an address, in another click; false when blocked again. */
    open(url: string): boolean
    /** Closes it, unless another login goes on in it. */
    close(): void
  }
}

const features = 'width=600,height=800,scrollbars=yes'

/** Windows by their name are the same ones: which login has them now. */
const holders = new WeakMap<Window, string>()
