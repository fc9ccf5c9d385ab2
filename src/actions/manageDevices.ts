import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { getKitError } from '../core/errors/getKitError.js'
import type { LoginRequiredError } from '../core/errors/login.js'
import {
  DevicesBlockedError,
  DevicesUnreachableError,
} from '../core/errors/manageDevices.js'
import type { Kit } from '../createKit.js'
import { openWalletWindow } from '../features/login/openWalletWindow.js'
import { assertKit } from './parameters/assertKit.js'

/**
 * Opens the window in which users of the embedded wallet see their devices,
 * remove one, renew their recovery code or passkey and delete their account.
 * Call it inside the click handler and before any `await`, or browsers block
 * it. The window belongs to the frame's origin; the app learns nothing of what
 * happens there.
 *
 * @returns once the window is open and the frame can serve it
 * @throws ConnectorMissingError when the config has no `authFrame()`
 * @throws LoginRequiredError when no user is logged in to the embedded wallet
 * @throws DevicesBlockedError when the browser blocks the window
 * @throws DevicesUnreachableError when the page's `Cross-Origin-Opener-Policy`
 * cuts the window off
 * @throws FrameLoadError when the frame cannot be loaded
 *
 * @example
 * button.onclick = () => manageDevices(kit)
 */
export async function manageDevices(kit: Kit): Promise<void> {
  assertKit(kit)
  return openWalletWindow(kit, {
    path: '/sdk/devices',
    toBlocked: () => new DevicesBlockedError(),
    toUnreachable: () => new DevicesUnreachableError(),
  })
}

export declare namespace manageDevices {
  type ErrorType =
    | ConnectorMissingError
    | DevicesBlockedError
    | DevicesUnreachableError
    | LoginRequiredError
    | getKitError.ReturnType
}
