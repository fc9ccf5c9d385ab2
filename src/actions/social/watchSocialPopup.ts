import { SOCIAL_POLL_MS } from '../../core/constants/login.js'
import type { openSocialPopup } from '../openSocialPopup.js'

/** Interval at which the popup of a social login is checked. */
const SOCIAL_LOOK_MS = 250

/**
 * Watches the popup of a social login. `closed` alone is not reliable: a popup
 * severed by a COOP header, of the app or of the provider, reports it
 * immediately. It is trusted only for a popup that was seen open, on another
 * origin, for a while after its last navigation.
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
    // The next page may sever it; one that was closed before stays closed.
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
    /** Navigates the popup to the provider. */
    lead(run: () => void): void
    /** Navigates once its first page is there; not if it is severed before. */
    leadOnceThere(run: () => void): void
    /** How long it has reported `closed`, and whether the user closed it. */
    getClosed(): { byPerson: boolean; ms: number } | undefined
    stop(): void
  }
}

/** A window's initial, empty page can be read, another origin's cannot. */
function isElsewhere(opened: Window) {
  try {
    return typeof opened.location.href !== 'string'
  } catch {
    return true
  }
}
