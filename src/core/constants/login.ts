export const EMAIL_LOGIN_COOLDOWN_MS = 30_000
/** Timeout for the redirect URI of a social login. */
export const SOCIAL_REDIRECT_TIMEOUT_MS = 45_000
/** Timeout for a whole social login in a popup or another window. */
export const SOCIAL_LOGIN_TIMEOUT_MS = 5 * 60_000

/** Interval at which the result of a social login is polled. */
export const SOCIAL_POLL_MS = 1_000

/** Maximum length of a social login or return URL. */
export const SOCIAL_URI_MAX_LENGTH = 8_192

/** Lifetime of an emailed device link. */
export const DEVICE_LINK_LIFE_MS = 600_000
export const EMAIL_CODE_LENGTH = 6

export const SOCIAL_PROVIDERS = [
  'google',
  'github',
  'apple',
  'facebook',
  'x',
  'discord',
] as const

/** Passkeys are one more provider of the messages of social logins. */
export const WINDOW_PROVIDERS = [...SOCIAL_PROVIDERS, 'passkey'] as const
