/**
 * Timeout for a reconnect at page load, so that other wallets are not delayed.
 */
export const FRAME_RECONNECT_TIMEOUT_MS = 3_000
export const EMAIL_LOGIN_COOLDOWN_MS = 30_000
/**
 * Maximum displayed length of a token, wallet or network name, in characters.
 */
export const NAME_MAX_LENGTH = 64
/** Timeout for restoring a session, including messages stored by the relay. */
export const PAIRING_RESTORE_TIMEOUT_MS = 3_000
/** Timeout per connector when a page reconnects. */
export const RECONNECT_TIMEOUT_MS = 1_500
export const SHAKE_MS = 500
/**
 * Maximum length of an untrusted error text kept in `details`, in UTF-16
 * units.
 */
export const ERROR_DETAILS_MAX_LENGTH = 200
export const UNKNOWN_NETWORK_LABEL = 'Unknown Network'
export const BALANCE_FRESH_MS = 30_000
/** ID of the embedded wallet's connector. */
export const AUTH_CONNECTOR_ID = 'ID_AUTH'
/** ID and type of the WalletConnect connector. */
export const WALLET_CONNECT_ID = 'walletConnect'
/** Type of the embedded wallet's connector. */
export const AUTH_CONNECTOR_TYPE = 'AUTH'
/** Timeout for reconnecting a Solana wallet without a prompt. */
export const SOLANA_SILENT_TIMEOUT_MS = 3_000
/** Time after page load during which a Solana wallet may still register. */
export const SOLANA_DISCOVERY_MS = 3_000
/**
 * Timeout for the secure frame's ready message, counted from the first use of
 * the frame.
 */
export const FRAME_LOAD_TIMEOUT_MS = 20_000

/** Timeout for the redirect URI of a social login. */
export const SOCIAL_REDIRECT_TIMEOUT_MS = 45_000
/** Timeout for a whole social login in a popup or another window. */
export const SOCIAL_LOGIN_TIMEOUT_MS = 5 * 60_000
/** Grace period before trusting `popup.closed`. */
export const SOCIAL_CLOSED_GRACE_MS = 3_000
/** Interval at which the result of a social login is polled. */
export const SOCIAL_POLL_MS = 1_000
/** Interval at which the popup of a social login is checked. */
export const SOCIAL_LOOK_MS = 250
/** Maximum length of a social login or return URL. */
export const SOCIAL_URI_MAX_LENGTH = 8_192
/** Maximum age of a pending social redirect when the user returns. */
export const SOCIAL_REDIRECT_MAX_AGE_MS = 10 * 60_000
/** Delay before dapp data is synced again after a Farcaster login is left. */
export const FARCASTER_LEAVE_DELAY_MS = 100
/**
 * Delay before the Farcaster QR code is drawn, so that the card's animation
 * stays smooth.
 */
export const FARCASTER_QR_DELAY_MS = 200
/** Timeout for reloading the frame. */
export const FRAME_RELOAD_TIMEOUT_MS = 3_000
/** Timeout for the response to the five login requests of the secure frame. */
export const FRAME_REQUEST_TIMEOUT_MS = 30_000
/** Delay between the frame's ready message and the state `ready`. */
export const FRAME_READY_DELAY_MS = 500
/**
 * Delay after the frame's page loads without a ready message before its host
 * is probed.
 */
export const FRAME_PROBE_DELAY_MS = 1_000
/**
 * Further delay, once the host has responded, before the developer is warned.
 */
export const FRAME_SILENCE_MS = 3_000
/** Interval between pings to a frame with a pending request. */
export const FRAME_PING_INTERVAL_MS = 5_000
/** Consecutive unanswered pings after which the frame counts as gone. */
export const FRAME_UNANSWERED_PINGS_LIMIT = 3
/** Timeout for the frame to confirm a sign-out. */
export const FRAME_SIGN_OUT_TIMEOUT_MS = 3_000
/** Timeout for a `connect()` that waits for a login claimed by a UI. */
export const LOGIN_WAIT_TIMEOUT_MS = 600_000
/** Lifetime of an emailed device link. */
export const DEVICE_LINK_LIFE_MS = 600_000
/** Version of the frame protocol, sent in the frame's URL. */
export const FRAME_PROTOCOL_VERSION = '4'

export const EMAIL_CODE_LENGTH = 6
/** Lifetime of an emailed code, and of the pending login. */
export const EMAIL_CODE_LIFE_MS = 10 * 60_000
/** Maximum age of modal state that is restored after a reload. */
export const MODAL_RESUME_MAX_AGE_MS = 10 * 60_000
/** Timeout for the account that a restored view needs. */
export const MODAL_RESUME_WAIT_MS = 10_000
export const BALANCE_RETRY_BLOCK_MS = 30_000
/** Refetch interval of balances while the account view is open. */
export const BALANCE_REFRESH_MS = 10_000
/** How long a copy button shows its "copied" state. */
export const COPIED_MS = 2_000
/** Maximum displayed length of a token symbol, in characters. */
export const SYMBOL_MAX_LENGTH = 12
export const PAIRING_EXPIRY_MS = 240_000
export const PAIRING_EXPIRED_AT_MS = 10_000
/** Timeout for the wallet's ping response on a restored session. */
export const PAIRING_PING_TIMEOUT_MS = 5_000
/** Timeout for notifying the wallet that a session has ended. */
export const PAIRING_DISCONNECT_TIMEOUT_MS = 3_000
/** Timeout for loading the SDK and getting a URI from the relay. */
export const PAIRING_URI_TIMEOUT_MS = 20_000
/** Timeout for an external wallet's response to a connection request. */
export const CONNECT_TIMEOUT_MS = 300_000
/** How long a pending switch prompt delays a later switch. */
export const SWITCH_WAIT_MS = 1_000
/** Timeout for an injected wallet's provider to become available. */
export const WALLET_PROVIDER_TIMEOUT_MS = 10_000
/** Timeout for disconnecting a wallet. */
export const DISCONNECT_TIMEOUT_MS = 5_000
/** If the page is still visible after this, the link has opened nothing. */
export const WALLET_LINK_TIMEOUT_MS = 2_500
/** Maximum number of recent wallets that are remembered. */
export const RECENT_WALLETS_LIMIT = 2
/** Wallets per page of the full list, and per search. */
export const WALLETS_PAGE_SIZE = 40
export const WALLETS_SEARCH_SIZE = 100
/** Debounce of the wallet search. */
export const WALLETS_DEBOUNCE_MS = 500
/** Stale time of the explorer's wallets. */
export const WALLETS_FRESH_MS = 300_000
export const IMAGE_PRELOAD_TIMEOUT_MS = 2_000
export const TELEMETRY_WINDOW_MS = 60_000
export const TELEMETRY_MAX_EVENTS_PER_WINDOW = 5
export const SNACKBAR_SWAP_MS = 150
/** How long a toast is shown, unless it reports work in progress. */
export const TOAST_LIFE_MS = 2_500
/** Delay before the toast, so that the embedded wallet's dialog has closed. */
export const ACTION_NOT_ALLOWED_DELAY_MS = 300
export const HEADER_ANIMATION_MS = 120
export const HEIGHT_ANIMATION_MS = 150
export const VIEW_ANIMATION_MS = 150
export const SELECT_TYPEAHEAD_RESET_MS = 1_000

/** Refetch interval of a displayed network fee. */
export const FEE_REFRESH_INTERVAL_MS = 10_000

export const BALANCE_FRACTION_DIGITS = 3
/**
 * Significant digits of a balance below 0.001, so that it never reads as zero.
 */
export const SMALL_BALANCE_DIGITS = 3
export const FIAT_FRACTION_DIGITS = 2
export const SLIPPAGE_TOLERANCE_PERCENT = 1
/** Allowed slippage of a swap, in percent, as decimal strings. */
export const SLIPPAGE_LIMITS_PERCENT = { min: '0.05', max: '5' } as const
/** Price impact in percent from which a swap shows a warning. */
export const PRICE_IMPACT_WARN_PERCENT = 3
/** Price impact in percent from which a swap must be confirmed. */
export const PRICE_IMPACT_BLOCK_PERCENT = 15
/** Provider fee of a swap in basis points of the source amount. */
export const SWAP_PROVIDER_FEE_BASIS_POINTS = 85n
/** How long a swap quote is valid. */
export const SWAP_QUOTE_LIFE_MS = 30_000
/** Refetch interval of a displayed quote. */
export const SWAP_QUOTE_REFRESH_MS = 10_000
/** Debounce of the quote request. */
export const SWAP_DEBOUNCE_MS = 200
/**
 * Maximum integer digits of an amount. Larger amounts are unrealistic; no
 * quote is requested.
 */
export const SWAP_AMOUNT_MAX_DIGITS = 20

/** Latest deadline of a swap, relative to the block timestamp. */
export const SWAP_DEADLINE_MAX_SECONDS = 1_200n
/** Gas estimate used for the displayed fee until a swap is built. */
export const SWAP_GAS_ESTIMATE = 150_000n
/** Decimal places of displayed swap amounts. */
export const SWAP_FRACTION_DIGITS = 6
/** Maximum number of pending transactions stored or reported. */
export const PENDING_TRANSACTIONS_LIMIT = 99
/** Polling interval of pending transactions. */
export const PENDING_POLLING_INTERVAL_MS = 30_000

/** Debounce of the name lookup. */
export const NAME_DEBOUNCE_MS = 200

/** Stale time of the project's settings. */
export const PROJECT_FRESH_MS = 300_000
/** Stale time after a failure, while defaults are used. */
export const PROJECT_RETRY_MS = 30_000
/** Stale time of the smart session list. */
export const SMART_SESSIONS_FRESH_MS = 30_000
/** Stale time of the onramp currencies. */
export const ONRAMP_OPTIONS_FRESH_MS = 300_000
/** Stale time of an onramp quote, and of a provider's URL. */
export const ONRAMP_QUOTE_FRESH_MS = 15_000
export const ONRAMP_URL_FRESH_MS = 60_000
/** Debounce of the onramp quote request. */
export const ONRAMP_DEBOUNCE_MS = 200

/** Fee of the onramp providers, in percent of the purchase. */
export const ONRAMP_FEE_PERCENT = { min: '1', max: '2' } as const
/** Purchase limits in fiat currency, as decimal strings. */
export const ONRAMP_CARD_LIMITS = { min: '10.00', max: '7500.00' } as const
export const ONRAMP_BANK_LIMITS = { min: '10.00', max: '25000.00' } as const
export const RELATIVE_TIME_LABELS = [
  'sec',
  'min',
  'hr',
  'd',
  'mo',
  'yr',
] as const

export const HTTP_TIMEOUT_MS = 10_000
export const RPC_BATCH_LIMIT = 1_000
export const POLLING_INTERVAL_MS = 4_000

export const BLOB_MAX_BYTES = 761_855
export const LOG_BUFFER_MAX_BYTES = 1_048_576
export const LOG_HEARTBEAT_MS = 5_000

/** Polling interval for the outcome of an open send. */
export const SEND_STATUS_INTERVAL_MS = 4_000
/**
 * Timeout for a receipt, after which the outcome is looked up by hash and
 * nonce.
 */
export const RECEIPT_TIMEOUT_MS = 60_000
/** After this, an identical send counts as a new payment, not a retry. */
export const SEND_RESULT_LIFE_MS = 600_000
/** How long a swap left open by an earlier page is shown. */
export const OPEN_SWAP_SHOWN_MS = 24 * 60 * 60_000

/** Suffixes of registrable names: current and legacy. */
export const NAME_SUFFIXES = ['.reown.id', '.wcn.id'] as const
/** Minimum length of a name without its suffix. */
export const NAME_MIN_LENGTH = 4

/** Stale time of API responses. */
export const IDENTITY_FRESH_MS = 300_000
export const HISTORY_FRESH_MS = 15_000
export const PRICE_FRESH_MS = 15_000
/** Maximum addresses per price request. */
export const PRICE_BATCH_LIMIT = 100
/** Maximum history pages read to find an account's NFTs. */
export const NFT_HISTORY_PAGES = 20
/** Timeout for the embedded wallet's asset list. */
export const WALLET_ASSETS_TIMEOUT_MS = 3_000

/** Address that stands for an EVM chain's native token in API calls. */
export const EVM_NATIVE_PLACEHOLDER =
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
