import type { ModalView } from '../../core/modal/modal.js'
import { createSource, type Source } from '../dialog/createSource.js'
import { ConnectView } from './ConnectView.js'
import { connectSources } from './connectSources.js'

/** Where each view comes from; the first screen is there with the dialog. */
export const viewSources: Record<ModalView, Source> = {
  Connect: {
    peek: () => ConnectView,
    load: async () => ConnectView,
    preload() {},
  },
  ...connectSources,
  Account: createSource(() =>
    import('./AccountView.js').then((module) => module.AccountView),
  ),
  ProfileWallets: createSource(() =>
    import('./ProfileWalletsView.js').then(
      (module) => module.ProfileWalletsView,
    ),
  ),
  Networks: createSource(() =>
    import('./NetworksView.js').then((module) => module.NetworksView),
  ),
  UnsupportedChain: createSource(() =>
    import('./UnsupportedChainView.js').then(
      (module) => module.UnsupportedChainView,
    ),
  ),
  WalletReceive: createSource(() =>
    import('./WalletReceiveView.js').then((module) => module.WalletReceiveView),
  ),
  WalletSend: createSource(() =>
    import('./WalletSendView.js').then((module) => module.WalletSendView),
  ),
  WalletSendSelectToken: createSource(() =>
    import('./WalletSendSelectTokenView.js').then(
      (module) => module.WalletSendSelectTokenView,
    ),
  ),
  WalletSendPreview: createSource(() =>
    import('./WalletSendPreviewView.js').then(
      (module) => module.WalletSendPreviewView,
    ),
  ),
  ApproveTransaction: createSource(() =>
    import('./ApproveTransactionView.js').then(
      (module) => module.ApproveTransactionView,
    ),
  ),
}
