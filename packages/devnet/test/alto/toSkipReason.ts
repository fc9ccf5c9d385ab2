/**
 * Why a command of `execFile` has failed, in one line: its timeout, what it
 * printed, or else the error. Not its command line.
 *
 * @param timeout - that it was given, in ms
 */
export function toSkipReason(error: unknown, timeout: number): string {
  const { killed, message, stderr } = error as Partial<
    Error & { killed: boolean; stderr: string }
  >
  if (killed)
    return `the installation timed out after ${Math.round(timeout / 1_000)} s`
  const printed = stderr?.split('\n').filter((line) => line.trim())
  return (printed?.[0] ?? message ?? String(error)).slice(0, 500)
}
