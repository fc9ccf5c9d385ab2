/** A day and a time as they are written in a language, in the user's zone. */
export function formatTime(seconds: number, locale: string): string {
  return new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(seconds * 1_000)
}
