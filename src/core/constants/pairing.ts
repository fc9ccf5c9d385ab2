/** Timeout for restoring a session, including messages stored by the relay. */
export const PAIRING_RESTORE_TIMEOUT_MS = 3_000
export const PAIRING_EXPIRY_MS = 240_000
export const PAIRING_EXPIRED_AT_MS = 10_000

/** Timeout for notifying the wallet that a session has ended. */
export const PAIRING_DISCONNECT_TIMEOUT_MS = 3_000
/** Timeout for loading the SDK and getting a URI from the relay. */
export const PAIRING_URI_TIMEOUT_MS = 20_000
/**
 * Timeout for a wallet's answer to a request. The library ends its own wait
 * after 5 min, unless it cannot even publish the request.
 */
export const PAIRING_REQUEST_TIMEOUT_MS = 330_000
