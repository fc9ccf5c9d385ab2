/** Timeout per connector when a page reconnects. */
export const RECONNECT_TIMEOUT_MS = 1_500
/** ID of the embedded wallet's connector. */
export const AUTH_CONNECTOR_ID = 'ID_AUTH'
/** EIP-6963 identifier under which the embedded wallet is announced. */
export const AUTH_RDNS = 'dev.latchkey.wallet'
/** ID and type of the WalletConnect connector. */
export const WALLET_CONNECT_ID = 'walletConnect'
/** Type of the embedded wallet's connector. */
export const AUTH_CONNECTOR_TYPE = 'AUTH'
/** Timeout for reconnecting a Solana wallet without a prompt. */
export const SOLANA_SILENT_TIMEOUT_MS = 3_000

/** Timeout for an external wallet's response to a connection request. */
export const CONNECT_TIMEOUT_MS = 300_000

/** Timeout for an injected wallet's provider to become available. */
export const WALLET_PROVIDER_TIMEOUT_MS = 10_000

/** Type of the `message` event of a connector that needs a login UI. */
export const LOGIN_REQUIRED = 'loginRequired'
