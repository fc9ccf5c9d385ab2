export { addNetwork } from '../actions/addNetwork.js'
export { connectDevice } from '../actions/connectDevice.js'
export { connectEmail } from '../actions/connectEmail.js'
export { connectFarcaster } from '../actions/connectFarcaster.js'
export { connectIdToken } from '../actions/connectIdToken.js'
export { connectOtp } from '../actions/connectOtp.js'
export { connectSocial } from '../actions/connectSocial.js'
export { connectWallet } from '../actions/connectWallet.js'
export { disconnectAccount } from '../actions/disconnectAccount.js'
export { disconnectAll } from '../actions/disconnectAll.js'
export { estimateSend } from '../actions/estimateSend.js'
export { exportWallet } from '../actions/exportWallet.js'
export { getAccounts } from '../actions/getAccounts.js'
export { getActiveAccount } from '../actions/getActiveAccount.js'
export { getActivity } from '../actions/getActivity.js'
export { getBalances } from '../actions/getBalances.js'
export { getChainBalances } from '../actions/getChainBalances.js'
export { getEmbeddedUser } from '../actions/getEmbeddedUser.js'
export { getExchangeAssets } from '../actions/getExchangeAssets.js'
export { getExchangeBuyStatus } from '../actions/getExchangeBuyStatus.js'
export { getExchangePayUrl } from '../actions/getExchangePayUrl.js'
export { getExchanges } from '../actions/getExchanges.js'
export { getGasPrices } from '../actions/getGasPrices.js'
export { getIdentity } from '../actions/getIdentity.js'
export { getMaxSend } from '../actions/getMaxSend.js'
export { getName } from '../actions/getName.js'
export { getNameAvailability } from '../actions/getNameAvailability.js'
export { getNameSuggestions } from '../actions/getNameSuggestions.js'
export { getNativeBalance } from '../actions/getNativeBalance.js'
export { getNfts } from '../actions/getNfts.js'
export { getOnrampOptions } from '../actions/getOnrampOptions.js'
export { getOnrampQuote } from '../actions/getOnrampQuote.js'
export { getOnrampUrl } from '../actions/getOnrampUrl.js'
export { getOriginStatus } from '../actions/getOriginStatus.js'
export { getPayQuote } from '../actions/getPayQuote.js'
export { getPayStatus } from '../actions/getPayStatus.js'
export { getPrices } from '../actions/getPrices.js'
export { getProjectFeatures } from '../actions/getProjectFeatures.js'
export { getProjectLimits } from '../actions/getProjectLimits.js'
export { getReceive } from '../actions/getReceive.js'
export { getReceiverWarning } from '../actions/getReceiverWarning.js'
export { getReverseNames } from '../actions/getReverseNames.js'
export { getSendStatus } from '../actions/getSendStatus.js'
export { getSignInSession } from '../actions/getSignInSession.js'
export { getSmartSessions } from '../actions/getSmartSessions.js'
export { getSwapQuote } from '../actions/getSwapQuote.js'
export { getSwapTokens } from '../actions/getSwapTokens.js'
export { getToken } from '../actions/getToken.js'
export { getWallets } from '../actions/getWallets.js'
export { grantPermissions } from '../actions/grantPermissions.js'
export { manageDevices } from '../actions/manageDevices.js'
export { openSocialPopup } from '../actions/openSocialPopup.js'
export { openWalletLink } from '../actions/openWalletLink.js'
export { pay } from '../actions/pay.js'
export { registerName } from '../actions/registerName.js'
export { removeNetwork } from '../actions/removeNetwork.js'
export { resetAccount } from '../actions/resetAccount.js'
export { resolveName } from '../actions/resolveName.js'
export { resumeSocialLogin } from '../actions/resumeSocialLogin.js'
export { resumeSocialRedirect } from '../actions/resumeSocialRedirect.js'
export { revokePermissions } from '../actions/revokePermissions.js'
export { sendToken } from '../actions/sendToken.js'
export { setActiveAccount } from '../actions/setActiveAccount.js'
export { setPreferredAccountType } from '../actions/setPreferredAccountType.js'
export { signIn } from '../actions/signIn.js'
export { signOut } from '../actions/signOut.js'
export { signText } from '../actions/signText.js'
export { startSocialRedirect } from '../actions/startSocialRedirect.js'
export { swap } from '../actions/swap.js'
export { switchNetwork } from '../actions/switchNetwork.js'
export { unwatchToken } from '../actions/unwatchToken.js'
export { updateEmail } from '../actions/updateEmail.js'
export { updateEmailPrimaryOtp } from '../actions/updateEmailPrimaryOtp.js'
export { updateEmailSecondaryOtp } from '../actions/updateEmailSecondaryOtp.js'
export { watchAccountTransactions } from '../actions/watchAccountTransactions.js'
export { watchSignIn } from '../actions/watchSignIn.js'
export { watchToken } from '../actions/watchToken.js'
export type {
  Account as KitAccount,
  AccountNamespace,
  AccountOf,
  EvmAccount,
  SolanaAccount,
} from '../core/account/account.js'
export {
  HTTP_TIMEOUT_MS,
  POLLING_INTERVAL_MS,
  RPC_BATCH_LIMIT,
} from '../core/constants/api.js'
export {
  BALANCE_FRACTION_DIGITS,
  BALANCE_RETRY_BLOCK_MS,
  FIAT_FRACTION_DIGITS,
} from '../core/constants/balances.js'
export {
  RELATIVE_TIME_LABELS,
  UNKNOWN_NETWORK_LABEL,
} from '../core/constants/labels.js'
export {
  EMAIL_CODE_LENGTH,
  EMAIL_LOGIN_COOLDOWN_MS,
} from '../core/constants/login.js'
export { NAME_MIN_LENGTH, NAME_SUFFIXES } from '../core/constants/names.js'
export {
  ONRAMP_BANK_LIMITS,
  ONRAMP_CARD_LIMITS,
  ONRAMP_FEE_PERCENT,
} from '../core/constants/onramp.js'
export { PAIRING_EXPIRY_MS } from '../core/constants/pairing.js'
export { PENDING_TRANSACTIONS_LIMIT } from '../core/constants/send.js'
export { SLIPPAGE_TOLERANCE_PERCENT } from '../core/constants/swap.js'
export { cspDirectives } from '../core/cspDirectives.js'
export { hostedChains } from '../core/data/hostedChains.js'
export { nativeAssets } from '../core/data/nativeAssets.js'
export { nativePlaceholders } from '../core/data/nativePlaceholders.js'
export { networkSwapSymbols } from '../core/data/networkSwapSymbols.js'
export { restrictedTimezones } from '../core/data/restrictedTimezones.js'
export { stablecoins } from '../core/data/stablecoins.js'
export { suggestedSwapSymbols } from '../core/data/suggestedSwapSymbols.js'
export { symbolsByAddress } from '../core/data/symbolsByAddress.js'
export { tokensWithoutReturn } from '../core/data/tokensWithoutReturn.js'
export { KitError } from '../core/errors/base.js'
export { createKit, type Kit } from '../createKit.js'
