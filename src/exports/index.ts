export type { TokenBalance } from '../api/balances.js'
export type { AccountAtoms } from '../atoms/createAccountAtoms.js'
export { KitProvider } from '../context.js'
export type {
  Account,
  AccountNamespace,
  AccountOf,
  AccountType,
  EvmAccount,
  SolanaAccount,
} from '../core/account/account.js'
export { defaultAccountTypes } from '../core/account/defaultAccountTypes.js'
export { formatCaipAddress } from '../core/account/formatCaipAddress.js'
export { parseCaipAddress } from '../core/account/parseCaipAddress.js'
export { formatAmount } from '../core/amount/formatAmount.js'
export { parseAmount } from '../core/amount/parseAmount.js'
export { assertBlobData } from '../core/blob/assertBlobData.js'
export {
  type Capabilities,
  type Feature,
  supports,
} from '../core/capabilities.js'
export { AUTH_CONNECTOR_ID } from '../core/constants.js'
export { cspDirectives } from '../core/cspDirectives.js'
export {
  ApiError,
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
} from '../core/errors/api.js'
export { KitError } from '../core/errors/base.js'
export {
  InvalidCaip10AddressError,
  InvalidCaipAddressError,
  InvalidCaipNetworkIdError,
  InvalidChainIdError,
} from '../core/errors/caip.js'
export { ChainNotSupportedError } from '../core/errors/chain.js'
export {
  InvalidHostError,
  InvalidNonceError,
  InvalidThemeError,
  ProjectIdMissingError,
  ProjectMismatchError,
} from '../core/errors/config.js'
export { ConnectorNotFoundError } from '../core/errors/connector.js'
export { LoginCooldownError } from '../core/errors/cooldown.js'
export {
  ApprovalUnsupportedError,
  FrameError,
  FrameInterruptedError,
  FrameNotSetError,
  FrameOriginError,
  FrameRequestAbortedError,
  FrameRequestTimeoutError,
  ParentNotSetError,
} from '../core/errors/frame.js'
export { FrameLoadError } from '../core/errors/frameLoad.js'
export {
  CodeExpiredError,
  DeviceNotApprovedError,
  InvalidCodeError,
  InvalidEmailError,
  LoginRequiredError,
  TooManyTriesError,
} from '../core/errors/login.js'
export {
  ConfigMismatchError,
  KitProviderNotFoundError,
} from '../core/errors/provider.js'
export {
  AmountAndReceiverRequiredError,
  AmountZeroError,
  InsufficientBalanceError,
  InvalidAddressError,
  InvalidAmountError,
  InvalidDecimalsError,
  InvalidTokenError,
  NotConnectedError,
  SendError,
  TokenRequiredError,
  TooManyDecimalsError,
  UnsupportedChainError,
  WrongNamespaceError,
} from '../core/errors/send.js'
export {
  type TransactionCode,
  TransactionError,
  TransactionUnknownError,
} from '../core/errors/transaction.js'
export {
  AdapterNotFoundError,
  EmbeddedNamespaceError,
  WalletNotInstalledError,
} from '../core/errors/wallet.js'
export { formatBalance } from '../core/format/formatBalance.js'
export { formatFiat } from '../core/format/formatFiat.js'
export { truncateAddress } from '../core/format/truncateAddress.js'
export {
  createLogger,
  type LogEntry,
  type Logger,
  type LogLevel,
} from '../core/logger.js'
export type { LoginMethod } from '../core/login/orderLoginMethods.js'
export type { ModalEntry, ModalView, ModalViews } from '../core/modal/modal.js'
export { parseCaipNetworkId } from '../core/network/parseCaipNetworkId.js'
export type { NoticeTask } from '../core/notice/getNotice.js'
export type { Alert, AlertKey, Toast, ToastKey } from '../core/notice.js'
export type { Hosts, ProjectOptions } from '../core/options.js'
export type {
  CaipNetworkId,
  Frame,
  FrameApproval,
  FrameState,
  FrameUser,
} from '../core/ports.js'
export type { SendWarning } from '../core/send/getSendWarning.js'
export type { SendableToken } from '../core/send/toSendableToken.js'
export type { BaseStorage, KitStorage } from '../core/storage.js'
export type {
  Theme,
  ThemeMode,
  ThemeOptions,
  ThemeVariables,
} from '../core/theme.js'
export type { Wallet } from '../core/wallet/wallet.js'
export { createKit, type Kit } from '../createKit.js'
export { useAccountBalances } from '../hooks/useAccountBalances.js'
export { useAccountDetails } from '../hooks/useAccountDetails.js'
export { useAccounts } from '../hooks/useAccounts.js'
export { useActiveAccount } from '../hooks/useActiveAccount.js'
export { useApprovals } from '../hooks/useApprovals.js'
export { useBalances } from '../hooks/useBalances.js'
export { useConnectWallet } from '../hooks/useConnectWallet.js'
export { useDisconnectAccount } from '../hooks/useDisconnectAccount.js'
export { useDisconnectAll } from '../hooks/useDisconnectAll.js'
export { useEmailLogin } from '../hooks/useEmailLogin.js'
export { useExplorer } from '../hooks/useExplorer.js'
export { useFeature } from '../hooks/useFeature.js'
export { useKit } from '../hooks/useKit.js'
export { useLoginMethods } from '../hooks/useLoginMethods.js'
export { useModal } from '../hooks/useModal.js'
export { useNetworks } from '../hooks/useNetworks.js'
export { useNotices } from '../hooks/useNotices.js'
export { useSendDraft } from '../hooks/useSendDraft.js'
export { useSendEstimate } from '../hooks/useSendEstimate.js'
export { useSendToken } from '../hooks/useSendToken.js'
export { useSignText } from '../hooks/useSignText.js'
export { useSwitchAccount } from '../hooks/useSwitchAccount.js'
export { useSwitchNetwork } from '../hooks/useSwitchNetwork.js'
export { useTheme } from '../hooks/useTheme.js'
export { useWalletAccounts } from '../hooks/useWalletAccounts.js'
export { useWallets } from '../hooks/useWallets.js'
