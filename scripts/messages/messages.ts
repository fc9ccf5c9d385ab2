/** Messages of a JSON file, nested. Lists are those of a guide. */
export type Messages = { [key: string]: Entry }

export type Entry = string | readonly Entry[] | Messages

/** Every message by its path, such as `swap.steps.sent`. */
export function listMessages(
  entry: Entry,
  path: readonly string[] = [],
): Map<string, string> {
  // A file can have anything. What is no text is an empty one.
  if (typeof entry !== 'object' || entry === null)
    return new Map([[path.join('.'), typeof entry === 'string' ? entry : '']])
  return new Map(
    Object.entries(entry).flatMap(([key, value]) => [
      ...listMessages(value, [...path, key]),
    ]),
  )
}
