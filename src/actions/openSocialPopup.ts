import type { Kit } from '../createKit.js'
import { createTicket } from '../features/login/createTicket.js'
import { getAuthConnector } from '../features/login/getAuthConnector.js'
import { assertKit } from './parameters/assertKit.js'

/**
 * Opens the window of a social login. Call it inside the click handler and
 * before any `await`, or browsers block it. The window waits on the frame's
 * own page until `connectSocial` navigates it.
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
  const page = frame.options.page?.window ?? globalThis
  let popup = open(href)

  function open(url: string) {
    try {
      // The result arrives through the opener, so `noopener` cannot be used.
      const opened = page.open(url, 'popupWindow', features) ?? undefined
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
      // The next login may be using the same window.
      if (popup && holders.get(popup) === ticket) popup.close()
    },
  }
}

export declare namespace openSocialPopup {
  type ReturnType = {
    /** URL it waits at: a page that finds its provider by the ticket. */
    readonly href: string
    /** Lets the waiting page find its provider. */
    readonly ticket: string
    /** `undefined` when the browser has blocked it. */
    getWindow(): Window | undefined
    /** Opens it at a URL in another click; returns false when blocked again. */
    open(url: string): boolean
    /** Closes it, unless another login uses it. */
    close(): void
  }
}

const features = 'width=600,height=800,scrollbars=yes'

/** Windows with the same name are the same: the login using each of them. */
const holders = new WeakMap<Window, string>()
