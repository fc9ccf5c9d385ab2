import { createSource } from '../dialog/createSource.js'

/** Where WalletConnect is the only way in. */
export const pairingSources = {
  ConnectingWalletConnectBasic: createSource(() =>
    import('./ConnectingWalletConnectView.js').then(
      (module) => module.ConnectingWalletConnectBasicView,
    ),
  ),
}
