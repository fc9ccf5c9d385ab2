/** Stale time of the project's settings. */
export const PROJECT_FRESH_MS = 300_000

/** Stale time after a failure, while defaults are used. */
export const PROJECT_RETRY_MS = 30_000
