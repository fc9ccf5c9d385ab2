const pattern =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Parses a time of a sign-in message.
 *
 * Standard: RFC 3339, with `Z` or an offset. Dates that do not exist, such as 30 February,
 * are rejected; `Date` alone turns them into other days.
 *
 * @returns Unix time in milliseconds, or `undefined` if it is malformed
 *
 * @example
 * parseSiwxTime('2026-01-02T03:04:05.000Z') // 1767323045000
 */
export function parseSiwxTime(value: unknown): number | undefined {
  const [, seconds] =
    typeof value === 'string' ? (pattern.exec(value) ?? []) : []
  if (!seconds) return undefined
  const time = Date.parse(value as string)
  if (Number.isNaN(time)) return undefined
  const local = Date.parse(`${seconds}Z`)
  const isDate =
    !Number.isNaN(local) && new Date(local).toISOString().startsWith(seconds)
  return isDate ? time : undefined
}
