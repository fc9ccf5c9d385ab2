import { createSource } from '../dialog/createSource.js'

/** What the account leads to. */
export const accountSources = {
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
  TransactionComplete: createSource(() =>
    import('./TransactionCompleteView.js').then(
      (module) => module.TransactionCompleteView,
    ),
  ),
  AccountSettings: createSource(() =>
    import('./AccountSettingsView.js').then(
      (module) => module.AccountSettingsView,
    ),
  ),
  Transactions: createSource(() =>
    import('./TransactionsView.js').then((module) => module.TransactionsView),
  ),
  SmartSessionList: createSource(() =>
    import('./SmartSessionListView.js').then(
      (module) => module.SmartSessionListView,
    ),
  ),
  SmartSessionCreated: createSource(() =>
    import('./SmartSessionCreatedView.js').then(
      (module) => module.SmartSessionCreatedView,
    ),
  ),
  SwitchNetwork: createSource(() =>
    import('./SwitchNetworkView.js').then((module) => module.SwitchNetworkView),
  ),
  SwitchActiveChain: createSource(() =>
    import('./SwitchActiveChainView.js').then(
      (module) => module.SwitchActiveChainView,
    ),
  ),
  WalletCompatibleNetworks: createSource(() =>
    import('./WalletCompatibleNetworksView.js').then(
      (module) => module.WalletCompatibleNetworksView,
    ),
  ),
}
