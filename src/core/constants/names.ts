/**
 * Maximum displayed length of a token, wallet or network name, in characters.
 */
export const NAME_MAX_LENGTH = 64

/** Suffixes of registrable names: current and legacy. */
export const NAME_SUFFIXES = ['.reown.id', '.wcn.id'] as const
/** Minimum length of a name without its suffix. */
export const NAME_MIN_LENGTH = 4
/** Stale time of API responses. */
export const IDENTITY_FRESH_MS = 300_000
