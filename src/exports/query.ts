export { accountQueryFilters } from '../query/account.js'
export {
  activityInfiniteQueryOptions,
  activityQueryKey,
} from '../query/activity.js'
export { addNetworkMutationOptions } from '../query/addNetwork.js'
export { balancesQueryKey, balancesQueryOptions } from '../query/balances.js'
export { cancelSendMutationOptions } from '../query/cancelSend.js'
export {
  chainBalancesQueryKey,
  chainBalancesQueryOptions,
} from '../query/chainBalances.js'
export { disconnectAccountMutationOptions } from '../query/disconnectAccount.js'
export { disconnectAllMutationOptions } from '../query/disconnectAll.js'
export {
  embeddedUserQueryKey,
  embeddedUserQueryOptions,
} from '../query/embeddedUser.js'
export {
  estimateSendQueryKey,
  estimateSendQueryOptions,
} from '../query/estimateSend.js'
export {
  exchangeAssetsQueryKey,
  exchangeAssetsQueryOptions,
} from '../query/exchangeAssets.js'
export {
  exchangeBuyStatusQueryKey,
  exchangeBuyStatusQueryOptions,
} from '../query/exchangeBuyStatus.js'
export { exchangesQueryKey, exchangesQueryOptions } from '../query/exchanges.js'
export { exportWalletMutationOptions } from '../query/exportWallet.js'
export { gasPricesQueryKey, gasPricesQueryOptions } from '../query/gasPrices.js'
export { grantPermissionsMutationOptions } from '../query/grantPermissions.js'
export { identityQueryKey, identityQueryOptions } from '../query/identity.js'
export { manageDevicesMutationOptions } from '../query/manageDevices.js'
export { maxSendQueryKey, maxSendQueryOptions } from '../query/maxSend.js'
export {
  nameQueryFilters,
  nameQueryKey,
  nameQueryOptions,
} from '../query/name.js'
export {
  nameAvailabilityQueryKey,
  nameAvailabilityQueryOptions,
} from '../query/nameAvailability.js'
export {
  nameSuggestionsQueryKey,
  nameSuggestionsQueryOptions,
} from '../query/nameSuggestions.js'
export { nameTextsQueryKey, nameTextsQueryOptions } from '../query/nameTexts.js'
export {
  nativeBalanceQueryKey,
  nativeBalanceQueryOptions,
} from '../query/nativeBalance.js'
export { nftsQueryKey, nftsQueryOptions } from '../query/nfts.js'
export {
  onrampOptionsQueryKey,
  onrampOptionsQueryOptions,
} from '../query/onrampOptions.js'
export {
  onrampQuoteQueryKey,
  onrampQuoteQueryOptions,
} from '../query/onrampQuote.js'
export { onrampUrlQueryKey, onrampUrlQueryOptions } from '../query/onrampUrl.js'
export {
  originStatusQueryKey,
  originStatusQueryOptions,
} from '../query/originStatus.js'
export { payMutationOptions } from '../query/pay.js'
export { payQuoteQueryKey, payQuoteQueryOptions } from '../query/payQuote.js'
export { payStatusQueryKey, payStatusQueryOptions } from '../query/payStatus.js'
export { pricesQueryKey, pricesQueryOptions } from '../query/prices.js'
export {
  projectFeaturesQueryKey,
  projectFeaturesQueryOptions,
} from '../query/projectFeatures.js'
export {
  projectLimitsQueryKey,
  projectLimitsQueryOptions,
} from '../query/projectLimits.js'
export { receiveQueryKey, receiveQueryOptions } from '../query/receive.js'
export {
  receiverWarningQueryKey,
  receiverWarningQueryOptions,
} from '../query/receiverWarning.js'
export { registerNameMutationOptions } from '../query/registerName.js'
export { removeNetworkMutationOptions } from '../query/removeNetwork.js'
export { resetAccountMutationOptions } from '../query/resetAccount.js'
export {
  reverseNamesQueryKey,
  reverseNamesQueryOptions,
} from '../query/reverseNames.js'
export { revokePermissionsMutationOptions } from '../query/revokePermissions.js'
export {
  sendStatusQueryKey,
  sendStatusQueryOptions,
} from '../query/sendStatus.js'
export { sendTokenMutationOptions } from '../query/sendToken.js'
export { setActiveAccountMutationOptions } from '../query/setActiveAccount.js'
export { signInMutationOptions } from '../query/signIn.js'
export {
  signInSessionQueryKey,
  signInSessionQueryOptions,
} from '../query/signInSession.js'
export { signOutMutationOptions } from '../query/signOut.js'
export { signTextMutationOptions } from '../query/signText.js'
export {
  smartSessionsQueryFilters,
  smartSessionsQueryKey,
  smartSessionsQueryOptions,
} from '../query/smartSessions.js'
export { speedUpMutationOptions } from '../query/speedUp.js'
export { swapMutationOptions, swapQueryFilters } from '../query/swap.js'
export { swapQuoteQueryKey, swapQuoteQueryOptions } from '../query/swapQuote.js'
export {
  swapTokensQueryKey,
  swapTokensQueryOptions,
} from '../query/swapTokens.js'
export { switchNetworkMutationOptions } from '../query/switchNetwork.js'
export { tokenQueryKey, tokenQueryOptions } from '../query/token.js'
export {
  tokenBalanceQueryKey,
  tokenBalanceQueryOptions,
} from '../query/tokenBalance.js'
export {
  tokenListsQueryKey,
  tokenListsQueryOptions,
} from '../query/tokenLists.js'
export {
  walletsInfiniteQueryOptions,
  walletsQueryKey,
  walletsQueryOptions,
} from '../query/wallets.js'
