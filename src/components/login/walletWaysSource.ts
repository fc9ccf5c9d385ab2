import { createSource } from '../dialog/createSource.js'
import type { WalletWays } from './WalletWays.js'

/** Wanted with a wallet that is elsewhere as well as in this browser. */
export const walletWaysSource = createSource<WalletWays.Props>(() =>
  import('../views/ConnectingWalletConnectView.js').then(
    (module) => module.WalletWays,
  ),
)
