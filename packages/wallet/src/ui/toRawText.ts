/** Every field that is signed, for those who want to see it. */
export function toRawText(value: unknown): string {
  return JSON.stringify(
    value,
    (_key, member: unknown) =>
      typeof member === 'bigint' ? member.toString() : member,
    2,
  )
}
