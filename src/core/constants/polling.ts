/** How often a wagmi config should poll, in ms. */
export const POLLING_INTERVAL_MS = 4_000
