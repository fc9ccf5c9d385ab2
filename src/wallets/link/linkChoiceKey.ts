/**
 * Fixed by the WalletConnect SDK, which reads the raw value on every request.
 */
export const LINK_CHOICE_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
