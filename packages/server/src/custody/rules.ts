const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Life of a challenge that a wallet signs. */
export const CHALLENGE_LIFE_MS = 5 * MINUTE_MS
/** Open at once, per wallet; the oldest goes. */
export const CHALLENGES_MAX = 10
/**
 * Wrong proofs of one session within the window. By session and not by user,
 * so that a thief of the mailbox does not lock the owner out: a proof has 128
 * bits, and cannot be guessed at any rate.
 */
export const PROOF_TRIES_MAX = 5
export const PROOF_WINDOW_MS = 15 * MINUTE_MS
/** For how long a login, or a code that was mailed later, allows changes. */
export const FRESH_MS = 10 * MINUTE_MS
/** Devices of one wallet. */
export const SETS_MAX = 20
/** Sites of one browser; the one that joined first goes. */
export const JOINED_MAX = 50
/** Between the wish to delete a wallet and its end. */
export const DELETE_DELAY_MS = 7 * DAY_MS
