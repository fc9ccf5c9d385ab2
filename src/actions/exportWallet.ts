import type { ConnectorMissingError } from '../core/errors/connector.js'
import {
  ExportBlockedError,
  ExportUnreachableError,
} from '../core/errors/exportWallet.js'
import { getKitError } from '../core/errors/getKitError.js'
import { LoginRequiredError } from '../core/errors/login.js'
import { hasStoredSession } from '../core/login/hasStoredSession.js'
import type { Kit } from '../createKit.js'
import { getAuthConnector } from './login/getAuthConnector.js'
import { openFrame } from './login/openFrame.js'
import { assertKit } from './parameters/assertKit.js'

/**
 * Opens the window in which users of the embedded wallet export their private
 * keys. Call it inside the click handler and before any `await`, or browsers
 * block it. The window belongs to the frame's origin and asks for a code sent
 * by email; the app learns nothing of what happens there.
 *
 * @returns once the window is open and the frame can serve it
 * @throws ConnectorMissingError when the config has no `authFrame()`
 * @throws LoginRequiredError when nobody is logged in to the embedded wallet
 * @throws ExportBlockedError when the browser blocks the window
 * @throws ExportUnreachableError when the page's `Cross-Origin-Opener-Policy`
 * cuts the window off
 * @throws FrameLoadError when the frame cannot be loaded
 *
 * @example
 * button.onclick = () => exportWallet(kit)
 */
export async function exportWallet(kit: Kit): Promise<void> {
  assertKit(kit)
  let opened: Window | undefined
  try {
    const { options } = getAuthConnector(kit).frame
    if (!hasStoredSession(options.storage)) throw new LoginRequiredError()
    opened = open(new URL('/sdk/export', options.hosts.frame).href)
    if (!opened) throw new ExportBlockedError()
    await Promise.all([openFrame(kit), waitForWindow(opened)])
  } catch (error) {
    opened?.close()
    throw getKitError(error)
  }
}

export declare namespace exportWallet {
  type ErrorType =
    | ConnectorMissingError
    | ExportBlockedError
    | ExportUnreachableError
    | LoginRequiredError
    | getKitError.ReturnType
}

/** A slow network; what happens to the window later is not ours to tell. */
const WINDOW_TIMEOUT_MS = 10_000
const POLL_MS = 100
const FEATURES = 'popup,width=420,height=720'

function open(url: string) {
  try {
    // The window looks for the frame in its opener, so it has to have one.
    return globalThis.open(url, '_blank', FEATURES) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Waits until the window has left its initial, empty page. One that an opener
 * policy cuts off reads as closed from then on.
 *
 * @throws ExportUnreachableError
 */
async function waitForWindow(opened: Window) {
  const deadline = Date.now() + WINDOW_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (opened.closed) throw new ExportUnreachableError()
    if (isAway(opened)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Pages of other origins do not tell where they are. */
function isAway({ location }: Window) {
  try {
    return location.href === undefined
  } catch {
    return true
  }
}
