import { SOCIAL_LOOK_MS, SOCIAL_POLL_MS } from '../../core/constants.js'
import type { openSocialPopup } from '../openSocialPopup.js'

/**
 * Looks at the popup of a social login. `closed` alone means nothing: a popup
 * that a COOP header, of the app or of the provider, has cut off says so at
 * once. It is believed of one that was seen to be open, at another origin, for
 * a while where it was led last.
 */
export function watchSocialPopup(
  popup: openSocialPopup.ReturnType,
): watchSocialPopup.ReturnType {
  let closedAt: number | undefined
  let ledAt: number | undefined
  let isHeld = false
  let leadLater: (() => void) | undefined

  function look() {
    const opened = popup.getWindow()
    if (!opened) return
    if (opened.closed) {
      closedAt ??= Date.now()
      return
    }
    closedAt = undefined
    if (!isElsewhere(opened)) return
    if (leadLater) return lead(leadLater)
    if (ledAt === undefined || Date.now() - ledAt >= SOCIAL_POLL_MS)
      isHeld = true
  }

  function lead(run: () => void) {
    leadLater = undefined
    ledAt = Date.now()
    // The next page may cut it off; one that was closed before stays so.
    if (closedAt === undefined) isHeld = false
    run()
  }

  const timer = setInterval(look, SOCIAL_LOOK_MS)
  return {
    lead,
    leadOnceThere(run) {
      leadLater = run
      look()
    },
    getClosed() {
      look()
      if (closedAt === undefined) return undefined
      return { byPerson: isHeld, ms: Date.now() - closedAt }
    },
    stop: () => clearInterval(timer),
  }
}

export declare namespace watchSocialPopup {
  type ReturnType = {
    /** Leads the popup to the provider. */
    lead(run: () => void): void
    /** The same, when its first page is there; not if it is cut off before. */
    leadOnceThere(run: () => void): void
    /** Since when it says it is closed, and whether a person has closed it. */
    getClosed(): { byPerson: boolean; ms: number } | undefined
    stop(): void
  }
}

/** The first, empty page of a window can be read, another origin's cannot. */
function isElsewhere(opened: Window) {
  try {
    return typeof opened.location.href !== 'string'
  } catch {
    return true
  }
}
