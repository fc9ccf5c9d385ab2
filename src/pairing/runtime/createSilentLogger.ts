const nothing = () => {}

type SilentLogger = {
  level: string
  child(): SilentLogger
} & Record<
  'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
  (...data: unknown[]) => void
>

/**
 * A logger of the kind that the library wants, which keeps and prints nothing:
 * the library logs keys and pairing uris.
 */
export function createSilentLogger(): SilentLogger {
  return {
    level: 'silent',
    trace: nothing,
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: nothing,
    fatal: nothing,
    child: createSilentLogger,
  }
}
