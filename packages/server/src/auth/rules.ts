const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** At most `max` within any `windowMs`. */
export type Limit = { max: number; windowMs: number }

/** Pause between two mails that one device asks for, for one address. */
export const COOLDOWN_MS = 30 * SECOND_MS
/** Life of a code, counted from its mail. */
export const CODE_LIFE_MS = 10 * MINUTE_MS
/** Life of the link that approves a new device. */
export const DEVICE_LINK_LIFE_MS = 10 * MINUTE_MS
/** Wrong answers after which a code is burned. */
export const MAX_TRIES = 5
/**
 * Wrong answers for one address within a day, by devices that have logged in
 * with it. With those below, at most 100 of a million codes are guessed a day:
 * 18 + (6 * 5 + 24) + (2 * 5 + 10) + 8.
 */
export const MAX_FAILURES_PER_DAY = 18
export const FAILURE_WINDOW_MS = 24 * HOUR_MS
/**
 * Codes of a day that may be answered `MAX_TRIES` times when a stranger has
 * asked for them; one that follows burns at its first wrong answer. So nobody
 * is locked out by what others type, and yet there are few guesses.
 */
export const STRANGER_CODES = 6
/** Of devices that are new where the address has lately logged in. */
export const RECENT_CODES = 2
/** Mails to one address that such devices ask for, in all such places. */
export const RECENT_MAILS: readonly Limit[] = [
  { max: 4, windowMs: HOUR_MS },
  { max: 12, windowMs: DAY_MS },
]
/** How long a place counts as one where an address has logged in. */
export const PLACE_LIFE_MS = 30 * DAY_MS
/** Places of one address. */
export const PLACES_MAX = 8
/**
 * Mails to one address that devices ask for which have never logged in with
 * it, so that a stranger neither floods a mailbox nor uses up what its owner
 * needs on a new device.
 */
export const UNKNOWN_MAILS: readonly Limit[] = [
  { max: 10, windowMs: HOUR_MS },
  { max: 30, windowMs: DAY_MS },
]
/** Of those, the ones that one IP address asks for. */
export const UNKNOWN_MAILS_PER_CLIENT: readonly Limit[] = [
  { max: 4, windowMs: HOUR_MS },
  { max: 12, windowMs: DAY_MS },
]
/**
 * Mails to one address that strangers ask for who have passed a challenge,
 * besides those of all strangers. Each code may be answered once.
 */
export const PASSED_MAILS: readonly Limit[] = [
  { max: 4, windowMs: HOUR_MS },
  { max: 8, windowMs: DAY_MS },
]
/** Mails to one address that one known device asks for. */
export const KNOWN_MAILS: readonly Limit[] = [{ max: 20, windowMs: HOUR_MS }]
/** Mails that one IP address asks for, whatever the receivers. */
export const CLIENT_MAILS: readonly Limit[] = [
  { max: 30, windowMs: MINUTE_MS },
  { max: 300, windowMs: HOUR_MS },
]
/** Codes that one IP address tries, whatever the addresses. */
export const CLIENT_TRIES: readonly Limit[] = [{ max: 60, windowMs: MINUTE_MS }]
/** Tries of the admin token by one IP address. */
export const ADMIN_LOGINS: readonly Limit[] = [{ max: 10, windowMs: MINUTE_MS }]
/**
 * Mails that one app asks for, after all other limits: for strangers, and for
 * those who have logged in before, whose room strangers cannot use up.
 */
export const APP_MAILS: readonly Limit[] = [{ max: 600, windowMs: MINUTE_MS }]
export const APP_MAILS_KNOWN: readonly Limit[] = [
  { max: 6_000, windowMs: MINUTE_MS },
]
/** Names that are registered from one network. */
export const CLIENT_NAMES: readonly Limit[] = [
  { max: 20, windowMs: HOUR_MS },
  { max: 60, windowMs: DAY_MS },
]
/** Names that are registered through one project. */
export const APP_NAMES: readonly Limit[] = [{ max: 500, windowMs: HOUR_MS }]
/** Smart sessions that are prepared from one network. */
export const CLIENT_DRAFTS: readonly Limit[] = [{ max: 120, windowMs: HOUR_MS }]
/** Of all networks, through one project. */
export const APP_DRAFTS: readonly Limit[] = [{ max: 20_000, windowMs: HOUR_MS }]
/** Pause between two looks for what has expired. */
export const PRUNE_MS = MINUTE_MS
/** Logins by email on their way. */
export const CHALLENGES_MAX = 100_000
/** Counters that are kept; the ones that end first make room. */
export const USES_MAX = 2_000_000
/** A use of a session is written down this long after the last one. */
export const SESSION_USE_MS = HOUR_MS
/** A session ends when it has not been used for this long. */
export const SESSION_IDLE_MS = 30 * DAY_MS
/** A session ends at this age, used or not. */
export const SESSION_LIFE_MS = 90 * DAY_MS
/** Time for which a payment counts towards what is spent. */
export const SPENDING_WINDOW_MS = DAY_MS
/** Payments of a day that are kept apart; older ones count as one. */
export const SPENDINGS_MAX = 200
/** Longest wait of one poll for the approval of a device. */
export const DEVICE_POLL_MS = 25 * SECOND_MS
/** For a login at a provider, from its start until the person is back. */
export const SOCIAL_LIFE_MS = 5 * MINUTE_MS
/** Life of the code that takes the result of it to the frame. */
export const SOCIAL_CODE_LIFE_MS = 2 * MINUTE_MS
/** Life of what a passkey has to sign. */
export const PASSKEY_CHALLENGE_LIFE_MS = 5 * MINUTE_MS
/** Passkeys that log one user in to one project. */
export const PASSKEYS_MAX = 20
/** Life of a window that waits for the address of a provider. */
export const TICKET_LIFE_MS = 5 * MINUTE_MS
/** For an approval in Farcaster. */
export const FARCASTER_LIFE_MS = 5 * MINUTE_MS
/** Pause before an address that only a session has added proves anything. */
export const ADDED_EMAIL_WAIT_MS = 3 * DAY_MS
/** Oldest ID token of an app that logs a user in. */
export const ID_TOKEN_AGE_MAX_MS = 24 * HOUR_MS
/** Used ID tokens that are remembered until they expire. */
export const ID_TOKENS_MAX = 100_000
/** How far the clock of a provider, or of another instance, may be off. */
export const CLOCK_SKEW_MS = MINUTE_MS
/**
 * Logins of a kind that one client begins in one project, within the time that
 * they stay open; tickets count by themselves, and so does Farcaster.
 */
export const CLIENT_OPEN_LOGINS: readonly Limit[] = [
  { max: 100, windowMs: 5 * MINUTE_MS },
]
/** Guests that are new, from one network in one project. */
export const CLIENT_GUESTS: readonly Limit[] = [{ max: 200, windowMs: DAY_MS }]
/** Of all clients of a project together. */
export const APP_OPEN_LOGINS: readonly Limit[] = [
  { max: 20_000, windowMs: 5 * MINUTE_MS },
]
/** Of each kind, so that the database does not fill up. */
export const OPEN_LOGINS_MAX = 500_000
/** For how long a second factor that was shown allows what it was shown for. */
export const FACTOR_FRESH_MS = 10 * MINUTE_MS
/** For the set-up of an authenticator app. */
export const FACTOR_DRAFT_LIFE_MS = 15 * MINUTE_MS
/** Wrong codes while one is set up. */
export const FACTOR_DRAFT_TRIES = 10
/** Wrong codes of one session. */
export const FACTOR_TRIES: readonly Limit[] = [
  { max: 5, windowMs: 15 * MINUTE_MS },
  { max: 20, windowMs: DAY_MS },
]
/**
 * Wrong codes of all devices together that have never shown a factor of the
 * user. 30 tries a day at 3 of a million codes guess one in 30 years.
 */
export const FACTOR_TRIES_UNKNOWN: readonly Limit[] = [
  { max: 10, windowMs: HOUR_MS },
  { max: 30, windowMs: DAY_MS },
]
export const FACTOR_TRIES_WINDOW_MS = DAY_MS
/** Devices that are known to have shown a factor; the oldest goes. */
export const FACTOR_DEVICES_MAX = 50
/** Proofs of a user at once; the oldest goes. */
export const FACTOR_PROOFS_MAX = 50
/** Codes for a lost factor. */
export const BACKUP_CODES = 10
