/** Stale time of the project's settings. */
export const PROJECT_FRESH_MS = 300_000

/**
 * Longest wait of the first screen for the dashboard, once per page. Only a
 * first visit waits: later ones use the last answer.
 */
export const DASHBOARD_WAIT_MS = 1_500

/** Stale time after a failure, while defaults are used. */
export const PROJECT_RETRY_MS = 30_000
