/** How often the status of a payment is polled. */
export const PAY_POLL_MS = 3_000

/** How often the status of a deposit from an exchange is polled. */
export const DEPOSIT_POLL_MS = 5_000

/** After this, the result of a payment counts as unknown. */
export const PAY_TIMEOUT_MS = 300_000

/** Number of exchanges that are offered. */
export const EXCHANGES_SHOWN = 2

/** Number of open payments in the journal. */
export const PAY_INTENTS_LIMIT = 200
/** Number of successful payments in the journal. */
export const PAID_LIMIT = 1_000

/** A page that still exists after this has shown the outcome. */
export const TOLD_AFTER_MS = 1_000
