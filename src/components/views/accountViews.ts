import { watchApprovals } from '../../modal/approval/watchApprovals.js'
import { askToken } from '../../modal/token/askToken.js'
import { AccountSettingsView } from './AccountSettingsView.js'
import { AccountView } from './AccountView.js'
import { ApproveTransactionView } from './ApproveTransactionView.js'
import { ChooseAccountNameView } from './ChooseAccountNameView.js'
import { CurrencyView } from './CurrencyView.js'
import { DataCaptureOtpConfirmView } from './DataCaptureOtpConfirmView.js'
import { DataCaptureView } from './DataCaptureView.js'
import { NetworksView } from './NetworksView.js'
import { ProfileWalletsView } from './ProfileWalletsView.js'
import { RegisterAccountNameSuccessView } from './RegisterAccountNameSuccessView.js'
import { RegisterAccountNameView } from './RegisterAccountNameView.js'
import { SIWXSignMessageView } from './SIWXSignMessageView.js'
import { SmartSessionCreatedView } from './SmartSessionCreatedView.js'
import { SmartSessionListView } from './SmartSessionListView.js'
import { SwitchActiveChainView } from './SwitchActiveChainView.js'
import { SwitchNetworkView } from './SwitchNetworkView.js'
import { TransactionsView } from './TransactionsView.js'
import { UnsupportedChainView } from './UnsupportedChainView.js'
import { UpdateEmailView } from './UpdateEmailView.js'
import { WalletCompatibleNetworksView } from './WalletCompatibleNetworksView.js'
import { WalletReceiveView } from './WalletReceiveView.js'
import { WatchTokenView } from './WatchTokenView.js'

/**
 * Views of the account, its networks, holdings and settings, and what shows
 * the one for approvals.
 */
export const accountViews = {
  Account: AccountView,
  ApproveTransaction: ApproveTransactionView,
  Currency: CurrencyView,
  DataCapture: DataCaptureView,
  DataCaptureOtpConfirm: DataCaptureOtpConfirmView,
  Networks: NetworksView,
  ProfileWallets: ProfileWalletsView,
  SIWXSignMessage: SIWXSignMessageView,
  SwitchActiveChain: SwitchActiveChainView,
  SwitchNetwork: SwitchNetworkView,
  Transactions: TransactionsView,
  UnsupportedChain: UnsupportedChainView,
  WalletCompatibleNetworks: WalletCompatibleNetworksView,
  WalletReceive: WalletReceiveView,
  WatchToken: WatchTokenView,
  AccountSettings: AccountSettingsView,
  ChooseAccountName: ChooseAccountNameView,
  RegisterAccountName: RegisterAccountNameView,
  RegisterAccountNameSuccess: RegisterAccountNameSuccessView,
  SmartSessionCreated: SmartSessionCreatedView,
  SmartSessionList: SmartSessionListView,
  // All three steps use one view, which keeps the pending change.
  UpdateEmailPrimaryOtp: UpdateEmailView,
  UpdateEmailSecondaryOtp: UpdateEmailView,
  UpdateEmailWallet: UpdateEmailView,
  askToken,
  watchApprovals,
}
