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
 * Wrong answers for one address within a day, whatever the number of codes: of
 * one known device, and of all others together.
 */
export const MAX_FAILURES_PER_DAY = 20
/** Of those others, the ones with one IP address. */
export const MAX_FAILURES_PER_CLIENT = 10
export const FAILURE_WINDOW_MS = DAY_MS
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
/** Mails that one app asks for. */
export const APP_MAILS: readonly Limit[] = [{ max: 600, windowMs: MINUTE_MS }]
/** Pause between two looks for what has expired. */
export const PRUNE_MS = MINUTE_MS
/** Logins by email on their way. */
export const CHALLENGES_MAX = 100_000
/** Counters that are kept; the ones that end first make room. */
export const USES_MAX = 100_000
/** A session ends when it has not been used for this long. */
export const SESSION_IDLE_MS = 30 * DAY_MS
/** A session ends at this age, used or not. */
export const SESSION_LIFE_MS = 90 * DAY_MS
/** Longest wait of one poll for the approval of a device. */
export const DEVICE_POLL_MS = 25 * SECOND_MS
/** For a login at a provider, from its start until the person is back. */
export const SOCIAL_LIFE_MS = 5 * MINUTE_MS
/** Life of the code that takes the result of it to the frame. */
export const SOCIAL_CODE_LIFE_MS = 2 * MINUTE_MS
/** Life of a window that waits for the address of a provider. */
export const TICKET_LIFE_MS = 5 * MINUTE_MS
/** For an approval in Farcaster. */
export const FARCASTER_LIFE_MS = 5 * MINUTE_MS
/** Pause before an address that only a session has added proves anything. */
export const ADDED_EMAIL_WAIT_MS = 3 * DAY_MS
/** Oldest ID token of an app that logs a user in. */
export const ID_TOKEN_AGE_MAX_MS = DAY_MS
/** Used ID tokens that are remembered until they expire. */
export const ID_TOKENS_MAX = 100_000
/** How far the clock of a provider, or of another instance, may be off. */
export const CLOCK_SKEW_MS = MINUTE_MS
/** Of each kind that anybody can begin, so that memory does not fill up. */
export const OPEN_LOGINS_MAX = 2_000
