import type { ConnectorMissingError } from '../core/errors/connector.js'
import { ExportBlockedError } from '../core/errors/exportWallet.js'
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
    await openFrame(kit)
  } catch (error) {
    opened?.close()
    throw getKitError(error)
  }
}

export declare namespace exportWallet {
  type ErrorType =
    | ConnectorMissingError
    | ExportBlockedError
    | LoginRequiredError
    | getKitError.ReturnType
}

const FEATURES = 'popup,width=420,height=720'

function open(url: string) {
  try {
    // The window looks for the frame in its opener, so it has to have one.
    return globalThis.open(url, '_blank', FEATURES) ?? undefined
  } catch {
    return undefined
  }
}
