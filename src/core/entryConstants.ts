// What a page reads before anybody has acted. Apart from `constants.ts`, whose
// values would all come along.

/** Budget of a reconnect at page load, so that other wallets are not held up. */
export const FRAME_RECONNECT_TIMEOUT_MS = 3_000
export const EMAIL_LOGIN_COOLDOWN_MS = 30_000
/** Longest shown name of a token, wallet or network, in characters. */
export const NAME_MAX_LENGTH = 64
/** Longest wait for what the relay has kept, when a session is restored. */
export const PAIRING_RESTORE_TIMEOUT_MS = 3_000
/** Budget of one connector when a page takes up its connections. */
export const RECONNECT_TIMEOUT_MS = 1_500
export const SHAKE_MS = 500
/** Longest text of a foreign error kept in `details`, in UTF-16 units. */
export const ERROR_DETAILS_MAX_LENGTH = 200
export const UNKNOWN_NETWORK_LABEL = 'Unknown Network'
export const BALANCE_FRESH_MS = 30_000
/** Id of the embedded wallet's connector. */
export const AUTH_CONNECTOR_ID = 'ID_AUTH'
/** Id and type of WalletConnect's connector. */
export const WALLET_CONNECT_ID = 'walletConnect'
/** Type of the embedded wallet's connector. */
export const AUTH_CONNECTOR_TYPE = 'AUTH'
/** Longest wait for a Solana wallet that is taken up without a prompt. */
export const SOLANA_SILENT_TIMEOUT_MS = 3_000
/** How long after the page's start a Solana wallet may still register. */
export const SOLANA_DISCOVERY_MS = 3_000
/** Wait for the secure frame's ready message, counted from its first need. */
export const FRAME_LOAD_TIMEOUT_MS = 20_000
