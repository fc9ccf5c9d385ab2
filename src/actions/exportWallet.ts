import type { ConnectorMissingError } from '../core/errors/connector.js'
import {
  ExportBlockedError,
  ExportUnreachableError,
} from '../core/errors/exportWallet.js'
import type { getKitError } from '../core/errors/getKitError.js'
import type { LoginRequiredError } from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { openWalletWindow } from '../features/login/openWalletWindow.js'
import { assertKit } from './parameters/assertKit.js'

/**
 * Opens the window in which users of the embedded wallet export their private
 * keys. Call it inside the click handler and before any `await`, or browsers
 * block it. The window belongs to the frame's origin and asks for a code sent
 * by email; the app learns nothing of what happens there.
 *
 * @returns once the window is open and the frame can serve it
 * @throws ConnectorMissingError when the config has no `authFrame()`
 * @throws LoginRequiredError when no user is logged in to the embedded wallet
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
  return openWalletWindow(kit, {
    path: '/sdk/export',
    toBlocked: () => new ExportBlockedError(),
    toUnreachable: () => new ExportUnreachableError(),
  })
}

export declare namespace exportWallet {
  type ErrorType =
    | ConnectorMissingError
    | ExportBlockedError
    | ExportUnreachableError
    | LoginRequiredError
    | getKitError.ReturnType
}
