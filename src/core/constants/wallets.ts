/** If the page is still visible after this, the link has opened nothing. */
export const WALLET_LINK_TIMEOUT_MS = 2_500
/** Maximum number of recent wallets that are remembered. */
export const RECENT_WALLETS_LIMIT = 2

export const IMAGE_PRELOAD_TIMEOUT_MS = 2_000
