/** A Unix time in seconds, or `noEnd` for what no date can hold. */
export function formatTime(seconds: bigint, noEnd: string): string {
  // The last second that a date can hold.
  if (seconds > 8_640_000_000_000n) return noEnd
  const text = new Date(Number(seconds) * 1_000).toISOString()
  return `${text.slice(0, -5).replace('T', ' ')} UTC`
}
