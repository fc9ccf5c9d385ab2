export type { TokenBalance } from '../api/balances.js'
export type { Exchange } from '../api/exchanges.js'
export type { NameRecord } from '../api/names.js'
export type { OnrampQuote } from '../api/onramp.js'
export type { PaymentCurrency, PurchaseCurrency } from '../api/onrampSchemas.js'
export type { TokenPrice } from '../api/prices.js'
export type { SmartSession } from '../api/sessions.js'
export type { AccountAtoms } from '../atoms/createAccountAtoms.js'
export { KitProvider } from '../context.js'
export type {
  Account as KitAccount,
  AccountNamespace,
  AccountOf,
  AccountType,
  EvmAccount,
  SolanaAccount,
} from '../core/account/account.js'
export { parseCaipAddress } from '../core/account/parseCaipAddress.js'
export { formatAmount } from '../core/amount/formatAmount.js'
export { parseAmount } from '../core/amount/parseAmount.js'
export type {
  AnalyticsOptions,
  ErrorReport,
  EventOptions,
  KitEvent,
  KitEventName,
  KitEventProperties,
  WalletImpression,
} from '../core/analytics/events.js'
export { assertBlobData } from '../core/blob/assertBlobData.js'
export type { Feature, KitCapabilities } from '../core/capabilities.js'
export { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
export { NAME_SUFFIXES } from '../core/constants/names.js'
export { cspDirectives } from '../core/cspDirectives.js'
export { emailSuffixes } from '../core/data/emailSuffixes.js'
export {
  ApiError,
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
  ApiUnavailableError,
} from '../core/errors/api.js'
export { KitError, OfflineError, ParameterError } from '../core/errors/base.js'
export {
  InvalidCaip10AddressError,
  InvalidCaipAddressError,
  InvalidCaipChainIdError,
} from '../core/errors/caip.js'
export { InvalidCaipNetworkIdError } from '../core/errors/caipNetwork.js'
export {
  ChainNotServedError,
  ChainNotSupportedError,
  SwitchReplacedError,
} from '../core/errors/chain.js'
export {
  HostsMissingError,
  InvalidHostError,
  InvalidNonceError,
  ProjectIdMissingError,
  ProjectMismatchError,
  SiwxConflictError,
} from '../core/errors/config.js'
export { WalletTimeoutError } from '../core/errors/connection.js'
export { ConnectorMissingError } from '../core/errors/connector.js'
export {
  ExportBlockedError,
  ExportUnreachableError,
} from '../core/errors/exportWallet.js'
export {
  ApprovalUnsupportedError,
  FrameError,
  FrameInterruptedError,
  FrameNotSetError,
  FrameOriginError,
  type FrameRefusal,
  FrameRefusedError,
  FrameRequestAbortedError,
  FrameRequestTimeoutError,
  FrameUnreachableError,
  ParentNotSetError,
} from '../core/errors/frame.js'
export { FrameLoadError } from '../core/errors/frameLoad.js'
export {
  CodeExpiredError,
  DeviceNotApprovedError,
  EmailTakenError,
  GuestLimitError,
  InvalidCodeError,
  InvalidEmailError,
  KeyUnreadableError,
  LoginCooldownError,
  LoginRequiredError,
  LoginTakenError,
  PopupBlockedError,
  SocialLoginCancelledError,
  SocialLoginExpiredError,
  SocialLoginFailedError,
  TooManyTriesError,
} from '../core/errors/login.js'
export {
  DevicesBlockedError,
  DevicesUnreachableError,
} from '../core/errors/manageDevices.js'
export {
  CoinTypeError,
  InvalidNameError,
  NameNotFoundError,
} from '../core/errors/nameRules.js'
export { NameError } from '../core/errors/names.js'
export {
  InvalidNetworkError,
  LastNetworkError,
} from '../core/errors/network.js'
export {
  OnrampAccountUnknownError,
  OnrampAmountTooHighError,
  OnrampAmountTooLowError,
  OnrampError,
  OnrampNoPriceError,
  OnrampNotConfiguredError,
  OnrampProviderUnknownError,
  OnrampUnsupportedError,
  OnrampUrlRefusedError,
} from '../core/errors/onramp.js'
export {
  ConnectionAbortedError,
  NamespaceNotApprovedError,
  PackageMissingError,
  PairingAnswerError,
  PairingEndedError,
  PairingExpiredError,
  RelayRefusedError,
  WalletLinkError,
} from '../core/errors/pairing.js'
export { PairingUnavailableError } from '../core/errors/pairingLoad.js'
export {
  PayError,
  type PayErrorCode,
  PayUnderWayError,
} from '../core/errors/pay.js'
export {
  ConfigMismatchError,
  KitProviderNotFoundError,
  ProviderMissingError,
  WagmiVersionError,
} from '../core/errors/provider.js'
export { AccountRequiredError } from '../core/errors/request.js'
export { SecureContextRequiredError } from '../core/errors/secureContext.js'
export {
  AmountAndReceiverRequiredError,
  AmountZeroError,
  InsufficientBalanceError,
  InvalidAmountError,
  InvalidDecimalsError,
  InvalidPaymentUriError,
  InvalidReceiverError,
  InvalidTokenError,
  NameUnsupportedError,
  NotConnectedError,
  PaymentUriElsewhereError,
  ReceiverChangedError,
  SendError,
  TokenRequiredError,
  TooManyDecimalsError,
  UnsupportedChainError,
  WrongNamespaceError,
} from '../core/errors/send.js'
export {
  InvalidSessionIdError,
  SessionNotRevokedError,
  SmartSessionNotActivatedError,
  SmartSessionNotGrantedError,
  type SmartSessionRefusal,
  SmartSessionRefusedError,
  SmartSessionUnsupportedError,
  type SmartSessionUnsupportedReason,
} from '../core/errors/session.js'
export {
  EmailRequiredError,
  SessionRejectedError,
  SignInCancelledError,
  SignInNotConfiguredError,
  SignInServiceError,
  SignInUnsupportedError,
} from '../core/errors/signIn.js'
export { NoAccountError } from '../core/errors/solanaWallet.js'
export {
  GasPriceUnsupportedError,
  InsufficientLiquidityError,
  InvalidSlippageError,
  PriceImpactError,
  QuoteExpiredError,
  SameTokenError,
  SwapApprovalError,
  type SwapRefusal,
  SwapRefusedError,
  SwapUnsupportedError,
} from '../core/errors/swap.js'
export { InvalidThemeError } from '../core/errors/theme.js'
export {
  TokenListError,
  type TokenListRefusal,
} from '../core/errors/tokenList.js'
export {
  AccountNotResetError,
  AccountResetUnsupportedError,
  type TransactionCode,
  TransactionError,
  TransactionUnknownError,
} from '../core/errors/transaction.js'
export {
  AdapterNotFoundError,
  EmbeddedNamespaceError,
  WalletNotInstalledError,
} from '../core/errors/wallet.js'
export type {
  ConnectorType,
  FeatureOptions,
  LocalFeatures,
  RemoteFeatures,
  SocialProvider,
  WalletFeature,
} from '../core/features/features.js'
export { formatBalance } from '../core/format/formatBalance.js'
export { formatFiat } from '../core/format/formatFiat.js'
export { truncateAddress } from '../core/format/truncateAddress.js'
export type { LegalOptions } from '../core/legal.js'
export {
  createLogger,
  type LogEntry,
  type Logger,
  type LogLevel,
} from '../core/logger.js'
export type { LoginMethod } from '../core/login/orderLoginMethods.js'
export type { ModalEntry, ModalView, ModalViews } from '../core/modal/modal.js'
export type {
  EnsOptions,
  NameOptions,
  NameSource,
} from '../core/names/nameOptions.js'
export { parseCaipNetworkId } from '../core/network/parseCaipNetworkId.js'
export type { Alert, AlertKey, Toast, ToastKey } from '../core/notice.js'
export type {
  OnrampLimit,
  OnrampOptions,
  OnrampOrder,
  OnrampProvider,
} from '../core/onramp/onramp.js'
export type { Hosts } from '../core/options/hosts.js'
export type { ProjectOptions } from '../core/options.js'
export type {
  PayChoice,
  PaymentAsset,
  PayOptions,
  PayResult,
  PayWithExchange,
} from '../core/pay/payment.js'
export type { PayRequest } from '../core/pay/payRequest.js'
export type {
  PaymasterOptions,
  PaymasterService,
} from '../core/paymaster/paymaster.js'
export type { PairingPeer, PairingSession } from '../core/ports/pairing.js'
export type {
  CaipNetworkId,
  Frame,
  FrameApproval,
  FrameState,
  FrameUser,
} from '../core/ports.js'
export type {
  SessionGrant,
  SessionKey,
  SessionPermission,
  SessionPolicy,
} from '../core/session/smartSession.js'
export type { BaseStorage } from '../core/storage/types.js'
export type { KitStorage } from '../core/storage.js'
export { supports } from '../core/supports.js'
export type { SwapSpenders } from '../core/swap/listSwapRouters.js'
export type {
  Theme,
  ThemeDensity,
  ThemeLayout,
  ThemeMode,
  ThemeOptions,
  ThemeVariables,
} from '../core/theme.js'
export type {
  ListedToken,
  TokenList,
  TokenListItem,
  TokenListSource,
} from '../core/token/tokenList.js'
export type {
  CustomWallet,
  Wallet,
  WalletLinks,
  WalletOptions,
  WalletType,
} from '../core/wallet.js'
export { createKit, type Kit } from '../createKit.js'
export { defaultAccountTypes } from '../features/accounts/defaultAccountTypes.js'
export { formatCaipAddress } from '../features/accounts/formatCaipAddress.js'
export type { KitConnection } from '../features/accounts/listConnections.js'
export { toPaymentUri } from '../features/accounts/toPaymentUri.js'
export type {
  Activity,
  ActivityNft,
  ActivityToken,
  ActivityTransfer,
} from '../features/activity/activity.js'
export { formatActivityMonth } from '../features/activity/formatActivityMonth.js'
export { groupActivity } from '../features/activity/groupActivity.js'
export type { Nft } from '../features/balances/listNfts.js'
export { listSocials } from '../features/login/listSocials.js'
export { suggestEmails } from '../features/login/suggestEmails.js'
export type { EmbeddedUser } from '../features/login/toEmbeddedUser.js'
export type { Contact } from '../features/names/contacts.js'
export {
  getNameWarning,
  type NameWarning,
} from '../features/names/getNameWarning.js'
export { isKitName } from '../features/names/isKitName.js'
export { isName } from '../features/names/isName.js'
export { parseName } from '../features/names/parseName.js'
export { toEnsCoinType } from '../features/names/toEnsCoinType.js'
export { toNameInput } from '../features/names/toNameInput.js'
export type { NoticeTask } from '../features/notices/getNotice.js'
export { payAssets } from '../features/pay/payAssets.js'
export type { PayQuote } from '../features/pay/payQuote.js'
export type { SendWarning } from '../features/payments/getSendWarning.js'
export type { TokenFee } from '../features/payments/tokenFee.js'
export type { SendableToken } from '../features/payments/toSendableToken.js'
export type {
  ContractCallPermission,
  GrantPermission,
  GrantSigner,
  NativeAllowancePermission,
  TokenAllowancePermission,
} from '../features/sessions/grantOptions.js'
export type { SignInStatus } from '../features/signIn/signInStatus.js'
export type { PriceImpactLevel } from '../features/swap/getPriceImpactLevel.js'
export type {
  SwapFee,
  SwapFeeLevel,
  SwapFees,
} from '../features/swap/getSwapFees.js'
export { getSwapProblem } from '../features/swap/getSwapProblem.js'
export type { PickerToken } from '../features/swap/listPickerTokens.js'
export type { HeldToken } from '../features/swap/orderSwapTokens.js'
export type {
  SwapQuoteDetails,
  SwapSide,
} from '../features/swap/swapQuoteDetails.js'
export { useAccountBalances } from '../hooks/useAccountBalances.js'
export { useAccountDetails } from '../hooks/useAccountDetails.js'
export { useAccounts } from '../hooks/useAccounts.js'
export { useAccountTransactions } from '../hooks/useAccountTransactions.js'
export { useActiveAccount } from '../hooks/useActiveAccount.js'
export { useActivity } from '../hooks/useActivity.js'
export { useAddNetwork } from '../hooks/useAddNetwork.js'
export { useApprovals } from '../hooks/useApprovals.js'
export { useAvailableExchanges } from '../hooks/useAvailableExchanges.js'
export { useAvatar } from '../hooks/useAvatar.js'
export { useBalances } from '../hooks/useBalances.js'
export { useCancelSend } from '../hooks/useCancelSend.js'
export { useChainBalances } from '../hooks/useChainBalances.js'
export { useConnectionStatus } from '../hooks/useConnectionStatus.js'
export { useConnectWallet } from '../hooks/useConnectWallet.js'
export { useContacts } from '../hooks/useContacts.js'
export { useCurrency } from '../hooks/useCurrency.js'
export { useDisconnectAccount } from '../hooks/useDisconnectAccount.js'
export { useDisconnectAll } from '../hooks/useDisconnectAll.js'
export { useEmailLogin } from '../hooks/useEmailLogin.js'
export { useEmailUpdate } from '../hooks/useEmailUpdate.js'
export { useEmbeddedUser } from '../hooks/useEmbeddedUser.js'
export { useEstimateSend } from '../hooks/useEstimateSend.js'
export { useExchangeBuyStatus } from '../hooks/useExchangeBuyStatus.js'
export { useExplorer } from '../hooks/useExplorer.js'
export { useExportWallet } from '../hooks/useExportWallet.js'
export { useFarcasterLogin } from '../hooks/useFarcasterLogin.js'
export { useFeature } from '../hooks/useFeature.js'
export { useGasPrices } from '../hooks/useGasPrices.js'
export { useGrantPermissions } from '../hooks/useGrantPermissions.js'
export { useGuestLogin } from '../hooks/useGuestLogin.js'
export { useIdentity } from '../hooks/useIdentity.js'
export { useKit } from '../hooks/useKit.js'
export { useKitConnections } from '../hooks/useKitConnections.js'
export { useLocalWallets } from '../hooks/useLocalWallets.js'
export { useLoginMethods } from '../hooks/useLoginMethods.js'
export { useManageDevices } from '../hooks/useManageDevices.js'
export { useMaxSend } from '../hooks/useMaxSend.js'
export { useModal } from '../hooks/useModal.js'
export { useModalLoading } from '../hooks/useModalLoading.js'
export { useName } from '../hooks/useName.js'
export { useNameAvailability } from '../hooks/useNameAvailability.js'
export { useNameSuggestions } from '../hooks/useNameSuggestions.js'
export { useNameTexts } from '../hooks/useNameTexts.js'
export { useNativeBalance } from '../hooks/useNativeBalance.js'
export { useNetworks } from '../hooks/useNetworks.js'
export { useNfts } from '../hooks/useNfts.js'
export { useNotices } from '../hooks/useNotices.js'
export { useOnramp } from '../hooks/useOnramp.js'
export { useOnrampOptions } from '../hooks/useOnrampOptions.js'
export { useOnrampPurchase } from '../hooks/useOnrampPurchase.js'
export { useOnrampQuote } from '../hooks/useOnrampQuote.js'
export { useOriginStatus } from '../hooks/useOriginStatus.js'
export { usePairing } from '../hooks/usePairing.js'
export { usePasskeyLogin } from '../hooks/usePasskeyLogin.js'
export { usePay } from '../hooks/usePay.js'
export { usePayQuote } from '../hooks/usePayQuote.js'
export { usePrices } from '../hooks/usePrices.js'
export { useProjectFeatures } from '../hooks/useProjectFeatures.js'
export { useProjectLimits } from '../hooks/useProjectLimits.js'
export { useReceive } from '../hooks/useReceive.js'
export { useReceiverWarning } from '../hooks/useReceiverWarning.js'
export { useRegisterName } from '../hooks/useRegisterName.js'
export { useRemoveNetwork } from '../hooks/useRemoveNetwork.js'
export { useResetAccount } from '../hooks/useResetAccount.js'
export { useReverseNames } from '../hooks/useReverseNames.js'
export { useRevokePermissions } from '../hooks/useRevokePermissions.js'
export { useSendDraft } from '../hooks/useSendDraft.js'
export { useSendStatus } from '../hooks/useSendStatus.js'
export { useSendToken } from '../hooks/useSendToken.js'
export { useSetActiveAccount } from '../hooks/useSetActiveAccount.js'
export { useSignIn } from '../hooks/useSignIn.js'
export { useSignInStatus } from '../hooks/useSignInStatus.js'
export { useSignText } from '../hooks/useSignText.js'
export { useSmartSessions } from '../hooks/useSmartSessions.js'
export { useSocialLogin } from '../hooks/useSocialLogin.js'
export { useSocials } from '../hooks/useSocials.js'
export { useSpeedUp } from '../hooks/useSpeedUp.js'
export { useStorageStatus } from '../hooks/useStorageStatus.js'
export { useSwap } from '../hooks/useSwap.js'
export { useSwapDraft } from '../hooks/useSwapDraft.js'
export { useSwapQuote } from '../hooks/useSwapQuote.js'
export { useSwapTokens } from '../hooks/useSwapTokens.js'
export { useSwitchNetwork } from '../hooks/useSwitchNetwork.js'
export { useTheme } from '../hooks/useTheme.js'
export { useTokenBalance } from '../hooks/useTokenBalance.js'
export { useTokenIcon } from '../hooks/useTokenIcon.js'
export { useTokenLists } from '../hooks/useTokenLists.js'
export { useTokenPicker } from '../hooks/useTokenPicker.js'
export { useTransactionButton } from '../hooks/useTransactionButton.js'
export { useWalletAccounts } from '../hooks/useWalletAccounts.js'
export { useWalletFeatures } from '../hooks/useWalletFeatures.js'
export { useWalletLink } from '../hooks/useWalletLink.js'
export { useWallets } from '../hooks/useWallets.js'
