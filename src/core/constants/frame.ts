/**
 * Timeout for a reconnect at page load, so that other wallets are not delayed.
 */
export const FRAME_RECONNECT_TIMEOUT_MS = 3_000
/**
 * Maximum length of an untrusted error text kept in `details`, in UTF-16
 * units.
 */
export const ERROR_DETAILS_MAX_LENGTH = 200
/**
 * Timeout for the secure frame's ready message, counted from the first use of
 * the frame.
 */
export const FRAME_LOAD_TIMEOUT_MS = 20_000

/** Timeout for the response to the five login requests of the secure frame. */
export const FRAME_REQUEST_TIMEOUT_MS = 30_000

/**
 * Timeout for an approval, counted from the last answer to one: the card
 * expires after 10 min, and what it approved then takes a moment.
 */
export const FRAME_APPROVAL_TIMEOUT_MS = 720_000

/** Timeout for an answer that waits for a transaction of the frame. */
export const FRAME_CHAIN_TIMEOUT_MS = 120_000

/**
 * Timeout for a request that does not load the frame by itself, such as a
 * theme, if nothing else loads the frame.
 */
export const FRAME_HELD_TIMEOUT_MS = 120_000

/** Interval between pings to a frame with a pending request. */
export const FRAME_PING_INTERVAL_MS = 5_000
/** Consecutive unanswered pings after which the frame counts as gone. */
export const FRAME_UNANSWERED_PINGS_LIMIT = 3

/** Name of the cause of an error that the frame has reported. */
export const FRAME_REPLY = 'FrameReply'
