/** Refetch interval of a displayed network fee. */
export const FEE_REFRESH_INTERVAL_MS = 10_000
/** Maximum number of pending transactions stored or reported. */
export const PENDING_TRANSACTIONS_LIMIT = 99

export const BLOB_MAX_BYTES = 761_855

/**
 * Timeout for a receipt, after which the outcome is looked up by hash and
 * nonce.
 */
export const RECEIPT_TIMEOUT_MS = 60_000
/** After this, an identical send counts as a new payment, not a retry. */
export const SEND_RESULT_LIFE_MS = 600_000
/** How long a payment left open by an earlier page is shown. */
export const OPEN_PAYMENT_SHOWN_MS = 24 * 60 * 60_000

/** Commitments of Solana that a preflight can be made at. */
export const PREFLIGHT_COMMITMENTS = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const
