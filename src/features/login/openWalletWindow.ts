import { getKitError } from '../../core/errors/getKitError.js'
import { LoginRequiredError } from '../../core/errors/login.js'
import { hasStoredSession } from '../../core/login/hasStoredSession.js'
import type { Kit } from '../../createKit.js'
import { getAuthConnector } from './getAuthConnector.js'
import { openFrame } from './openFrame.js'

/**
 * Opens a page of the frame's origin in a window, which then finds the frame in
 * this page. Runs up to the window before its first await.
 *
 * @param parameters.path - of the page
 * @param parameters.toBlocked - error when the browser blocks the window
 * @param parameters.toUnreachable - error when the page's opener policy cuts
 * the window off
 */
export async function openWalletWindow(
  kit: Kit,
  parameters: openWalletWindow.Parameters,
): Promise<void> {
  const { path, toBlocked, toUnreachable } = parameters
  let opened: Window | undefined
  try {
    const { options } = getAuthConnector(kit).frame
    if (!hasStoredSession(options.storage)) throw new LoginRequiredError()
    opened = open(new URL(path, options.hosts.frame).href)
    if (!opened) throw toBlocked()
    await Promise.all([openFrame(kit), waitForWindow(opened, toUnreachable)])
  } catch (error) {
    opened?.close()
    throw getKitError(error)
  }
}

export declare namespace openWalletWindow {
  type Parameters = {
    path: string
    toBlocked(): Error
    toUnreachable(): Error
  }
}

/** A slow network; what happens to the window later is not ours to tell. */
const WINDOW_TIMEOUT_MS = 10_000
const POLL_MS = 100
/** Polls in a row that a window which stays open is seen away. */
const AWAY_POLLS = 5
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
 * policy cuts off reads as closed from then on, on a busy machine a moment
 * after it has left.
 *
 * @throws the error of `toUnreachable`
 */
async function waitForWindow(opened: Window, toUnreachable: () => Error) {
  const deadline = Date.now() + WINDOW_TIMEOUT_MS
  let away = 0
  while (Date.now() < deadline && away < AWAY_POLLS) {
    if (opened.closed) throw toUnreachable()
    if (isAway(opened)) away += 1
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
