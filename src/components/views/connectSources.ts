import { createSource } from '../dialog/createSource.js'

/**
 * What comes after the first screen, which fetches it early: apart from the
 * others, because they know the first screen.
 */
export const connectSources = {
  AllWallets: createSource(() =>
    import('./AllWalletsView.js').then((module) => module.AllWalletsView),
  ),
  ConnectingExternal: createSource(() =>
    import('./ConnectingExternalView.js').then(
      (module) => module.ConnectingExternalView,
    ),
  ),
  ConnectingWalletConnect: createSource(() =>
    import('./ConnectingWalletConnectView.js').then(
      (module) => module.ConnectingWalletConnectView,
    ),
  ),
  EmailVerifyOtp: createSource(() =>
    import('./EmailVerifyOtpView.js').then(
      (module) => module.EmailVerifyOtpView,
    ),
  ),
  EmailVerifyDevice: createSource(() =>
    import('./EmailVerifyDeviceView.js').then(
      (module) => module.EmailVerifyDeviceView,
    ),
  ),
}
