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

/** Until the provider's address must be known. */
export const SOCIAL_REDIRECT_TIMEOUT_MS = 45_000
/** For the whole of a social login in its popup or another window. */
export const SOCIAL_LOGIN_TIMEOUT_MS = 5 * 60_000
/** A popup that says it is closed is believed after this, if at all. */
export const SOCIAL_CLOSED_GRACE_MS = 3_000
/** Pause between two looks at a social login, and at its popup. */
export const SOCIAL_POLL_MS = 1_000
/** Pause between two looks at whether the popup of a social login is there. */
export const SOCIAL_LOOK_MS = 250
/** Longest address that a social login may lead to or come back with. */
export const SOCIAL_URI_MAX_LENGTH = 8_192
/** Age at which the return from a redirect is no longer taken. */
export const SOCIAL_REDIRECT_MAX_AGE_MS = 10 * 60_000
/** Pause before the frame is told of the app anew, when Farcaster is left. */
export const FARCASTER_LEAVE_DELAY_MS = 100
/** Until a Farcaster code is drawn, so that the card can come in smoothly. */
export const FARCASTER_QR_DELAY_MS = 200
/** Longest wait for a frame that was asked to load its page again. */
export const FRAME_RELOAD_TIMEOUT_MS = 3_000
/** Wait for the answer to the five login requests of the secure frame. */
export const FRAME_REQUEST_TIMEOUT_MS = 30_000
/** Pause between the frame's ready message and the state `ready`. */
export const FRAME_READY_DELAY_MS = 500
/** Silence of a page that has loaded before its host is asked why. */
export const FRAME_PROBE_DELAY_MS = 1_000
/** Further silence after which the developer is told, once its host answers. */
export const FRAME_SILENCE_MS = 3_000
/** Pause between two pings to a frame that has a request to answer. */
export const FRAME_PING_INTERVAL_MS = 5_000
/** Pings in a row without an answer after which the frame counts as gone. */
export const FRAME_UNANSWERED_PINGS_LIMIT = 3
/** Longest wait for the frame to confirm a sign-out. */
export const FRAME_SIGN_OUT_TIMEOUT_MS = 3_000
/** Longest wait of `connect()` for a login that a UI has claimed. */
export const LOGIN_WAIT_TIMEOUT_MS = 600_000
/** How long a mailed device link can be used. */
export const DEVICE_LINK_LIFE_MS = 600_000
/** Version of the frame protocol, sent in the frame's URL. */
export const FRAME_PROTOCOL_VERSION = '4'

export const EMAIL_CODE_LENGTH = 6
/** How long a mailed code can be used; a pending login is kept as long. */
export const EMAIL_CODE_LIFE_MS = 10 * 60_000
/** Age at which what the modal showed is no longer restored after a reload. */
export const MODAL_RESUME_MAX_AGE_MS = 10 * 60_000
/** Longest wait for the account that a restored view needs. */
export const MODAL_RESUME_WAIT_MS = 10_000
export const BALANCE_RETRY_BLOCK_MS = 30_000
/** Pause between two looks at the balances while the account is shown. */
export const BALANCE_REFRESH_MS = 10_000
/** How long a copy button says that it has copied. */
export const COPIED_MS = 2_000
/** Longest shown symbol of a token, in characters. */
export const SYMBOL_MAX_LENGTH = 12
export const PAIRING_EXPIRY_MS = 240_000
export const PAIRING_EXPIRED_AT_MS = 10_000
/** Longest wait for a wallet's sign of life on a restored session. */
export const PAIRING_PING_TIMEOUT_MS = 5_000
/** Longest wait for the wallet to be told that a session is over. */
export const PAIRING_DISCONNECT_TIMEOUT_MS = 3_000
/** Longest wait for the library and the relay until there is a URI. */
export const PAIRING_URI_TIMEOUT_MS = 20_000
/** Longest wait for an external wallet's answer to a connection request. */
export const CONNECT_TIMEOUT_MS = 300_000
/** How long a prompt to switch keeps a later switch waiting. */
export const SWITCH_WAIT_MS = 1_000
/** Longest wait for a wallet in the page, until it can be asked. */
export const WALLET_PROVIDER_TIMEOUT_MS = 10_000
/** Longest wait for a wallet that is to be disconnected. */
export const DISCONNECT_TIMEOUT_MS = 5_000
/** A link after which the page is still seen has opened nothing. */
export const WALLET_LINK_TIMEOUT_MS = 2_500
/** Wallets remembered as used last. */
export const RECENT_WALLETS_LIMIT = 2
/** Wallets in one page of the list of all, and of a search. */
export const WALLETS_PAGE_SIZE = 40
export const WALLETS_SEARCH_SIZE = 100
/** Pause in typing after which wallets are searched for. */
export const WALLETS_DEBOUNCE_MS = 500
/** How long the explorer's wallets count as fresh. */
export const WALLETS_FRESH_MS = 300_000
export const IMAGE_PRELOAD_TIMEOUT_MS = 2_000
export const TELEMETRY_WINDOW_MS = 60_000
export const TELEMETRY_MAX_EVENTS_PER_WINDOW = 5
export const SNACKBAR_SWAP_MS = 150
/** How long a toast stays, unless it says that something is under way. */
export const TOAST_LIFE_MS = 2_500
/** The embedded wallet's dialog has gone before it is said why. */
export const ACTION_NOT_ALLOWED_DELAY_MS = 300
export const HEADER_ANIMATION_MS = 120
export const HEIGHT_ANIMATION_MS = 150
export const VIEW_ANIMATION_MS = 150
export const SELECT_TYPEAHEAD_RESET_MS = 1_000

/** A network fee that is shown is asked for anew after this. */
export const FEE_REFRESH_INTERVAL_MS = 10_000

export const BALANCE_FRACTION_DIGITS = 3
/** Of a balance below a thousandth, so that it never reads as zero. */
export const SMALL_BALANCE_DIGITS = 3
export const FIAT_FRACTION_DIGITS = 2
export const SLIPPAGE_TOLERANCE_PERCENT = 1
/** Bounds of the slippage a swap can be given, decimal text in percent. */
export const SLIPPAGE_LIMITS_PERCENT = { min: '0.05', max: '5' } as const
/** From this price impact on, in percent, a swap is warned about. */
export const PRICE_IMPACT_WARN_PERCENT = 3
/** From this price impact on, in percent, a swap has to be confirmed. */
export const PRICE_IMPACT_BLOCK_PERCENT = 15
/** Provider's fee of a swap, in hundredths of a percent of the source. */
export const SWAP_PROVIDER_FEE_BASIS_POINTS = 85n
/** How long a quote can be swapped at. */
export const SWAP_QUOTE_LIFE_MS = 30_000
/** A quote that is shown is asked for anew after this. */
export const SWAP_QUOTE_REFRESH_MS = 10_000
/** Pause in typing after which a quote is asked for. */
export const SWAP_DEBOUNCE_MS = 200
/** Digits before the dot; nobody has that much of any token, so no price is asked. */
export const SWAP_AMOUNT_MAX_DIGITS = 20

/** Latest deadline of a swap, counted from the chain's own time. */
export const SWAP_DEADLINE_MAX_SECONDS = 1_200n
/** Gas of a swap, as long as none was built: for the fee that is shown. */
export const SWAP_GAS_ESTIMATE = 150_000n
/** Decimal places in which the amount of a swap is shown. */
export const SWAP_FRACTION_DIGITS = 6
/** Transactions on their way that are kept or told of. */
export const PENDING_TRANSACTIONS_LIMIT = 99
/** Pause between two looks at what is pending. */
export const PENDING_POLLING_INTERVAL_MS = 30_000

/** Pause in typing after which a name is looked up. */
export const NAME_DEBOUNCE_MS = 200

/** How long the project's settings count as fresh. */
export const PROJECT_FRESH_MS = 300_000
/** The same after a failure, when the defaults stand in. */
export const PROJECT_RETRY_MS = 30_000
/** How long the list of smart sessions counts as fresh. */
export const SMART_SESSIONS_FRESH_MS = 30_000
/** How long the currencies of the onramp count as fresh. */
export const ONRAMP_OPTIONS_FRESH_MS = 300_000
/** How long a price of the onramp, and a provider's link, count as fresh. */
export const ONRAMP_QUOTE_FRESH_MS = 15_000
export const ONRAMP_URL_FRESH_MS = 60_000
/** Pause in typing after which a price is asked for. */
export const ONRAMP_DEBOUNCE_MS = 200

/** Fee of the onramp providers, in percent of the purchase. */
export const ONRAMP_FEE_PERCENT = { min: '1', max: '2' } as const
/** Limits of a purchase in fiat money, decimal text. */
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

/** Pause between two looks at what became of an open send. */
export const SEND_STATUS_INTERVAL_MS = 4_000
/** Longest wait for a receipt before its fate is looked up by hash and nonce. */
export const RECEIPT_TIMEOUT_MS = 60_000
/** Later than this, an identical send is a new payment, not a second try. */
export const SEND_RESULT_LIFE_MS = 600_000
/** How long a swap or send that an earlier page left open is shown. */
export const OPEN_SWAP_SHOWN_MS = 24 * 60 * 60_000

/** Ends of the names that are registered here: the current one, the old one. */
export const NAME_SUFFIXES = ['.reown.id', '.wcn.id'] as const
/** Shortest name that can be registered, without its suffix. */
export const NAME_MIN_LENGTH = 4

/** How long answers of the API count as fresh. */
export const IDENTITY_FRESH_MS = 300_000
export const HISTORY_FRESH_MS = 15_000
export const PRICE_FRESH_MS = 15_000
/** Addresses in one request for prices. */
export const PRICE_BATCH_LIMIT = 100
/** Pages of the history that are read for the NFTs of an account. */
export const NFT_HISTORY_PAGES = 20
/** Longest wait for the embedded wallet's own list of assets. */
export const WALLET_ASSETS_TIMEOUT_MS = 3_000

/** Native coin of an EVM chain where the API wants an address. */
export const EVM_NATIVE_PLACEHOLDER =
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
