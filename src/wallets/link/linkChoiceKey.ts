/** Fixed: WalletConnect's library reads it, raw, at every request. */
export const LINK_CHOICE_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
