/** A sentence, or a function that writes one, and where it stands. */
export type Sentence = string | ((...parameters: never[]) => string)

/** Every sentence of a catalogue by its path, such as `swap.steps.sent`. */
export function readSentences(
  group: object,
  path: readonly string[] = [],
): Map<string, Sentence> {
  return new Map(
    Object.entries(group).flatMap(([key, value]) => {
      const here = [...path, key]
      return typeof value === 'object' && value !== null
        ? [...readSentences(value, here)]
        : [[here.join('.'), value as Sentence] as const]
    }),
  )
}
