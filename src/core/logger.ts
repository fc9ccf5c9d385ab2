import { LOG_BUFFER_MAX_BYTES } from './constants.js'
import { redact } from './logger/redact.js'
import { readParameters } from './parameters/readParameters.js'

/** Lowest level that is kept; `off` keeps nothing. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'off'

/** One line of the log, without addresses, codes and secrets. */
export type LogEntry = {
  /** Milliseconds since the epoch. */
  time: number
  level: Exclude<LogLevel, 'off'>
  message: string
  /** The values given along, redacted copies. */
  data: readonly unknown[]
}

/**
 * Log in memory, at most 1 MiB of it. It prints nothing.
 *
 * @example
 * kit.logger.entries().map(({ level, message }) => `${level} ${message}`)
 */
export type Logger = {
  readonly level: LogLevel
  debug(message: string, ...data: unknown[]): void
  info(message: string, ...data: unknown[]): void
  warn(message: string, ...data: unknown[]): void
  error(message: string, ...data: unknown[]): void
  /** What the buffer holds, oldest first. */
  entries(): readonly LogEntry[]
  clear(): void
}

const levels = ['debug', 'info', 'warn', 'error', 'off'] as const

/**
 * Makes a logger that keeps its last entries in memory.
 *
 * It prints nothing: pass `sink` to see entries. Email addresses, one-time
 * codes, pairing uris and members named like a secret are replaced before an
 * entry is kept or passed on. No method throws.
 *
 * @param parameters.level - lowest level to keep, default `off`
 * @param parameters.maxBytes - size of the buffer, two bytes for each UTF-16
 * unit of an entry's JSON, default 1 MiB; the oldest entries go first, and an
 * entry larger than the whole buffer is not kept
 * @param parameters.sink - called with every kept entry
 *
 * @example
 * const logger = createLogger({ level: 'debug', sink: (entry) => show(entry) })
 * logger.info('frame ready', { chainId: 1 })
 */
export function createLogger(
  parameters: createLogger.Parameters = {},
): createLogger.ReturnType {
  parameters = readParameters(parameters, {
    level: 'string | undefined',
    maxBytes: 'number | undefined',
    sink: 'function | undefined',
  })
  const { level = 'off', maxBytes = LOG_BUFFER_MAX_BYTES, sink } = parameters
  let buffer: { entry: LogEntry; bytes: number }[] = []
  let total = 0

  function log(entryLevel: LogEntry['level']) {
    if (levels.indexOf(entryLevel) < levels.indexOf(level)) return () => {}
    return (message: string, ...data: unknown[]) => {
      try {
        const entry = toEntry(entryLevel, message, data)
        keep(entry)
        sink?.(entry)
      } catch {
        // A log line is never worth an exception in the caller.
      }
    }
  }

  function keep(entry: LogEntry) {
    const bytes = JSON.stringify(entry).length * 2
    if (bytes > maxBytes) return
    buffer.push({ entry, bytes })
    total += bytes
    let count = 0
    while (total > maxBytes) total -= buffer[count++]?.bytes ?? 0
    if (count) buffer = buffer.slice(count)
  }

  return {
    level,
    debug: log('debug'),
    info: log('info'),
    warn: log('warn'),
    error: log('error'),
    entries: () => buffer.map(({ entry }) => entry),
    clear() {
      buffer = []
      total = 0
    },
  }
}

export declare namespace createLogger {
  type Parameters = {
    level?: LogLevel | undefined
    maxBytes?: number | undefined
    sink?: ((entry: LogEntry) => void) | undefined
  }
  type ReturnType = Logger
}

function toEntry(
  level: LogEntry['level'],
  message: string,
  data: readonly unknown[],
): LogEntry {
  return {
    time: Date.now(),
    level,
    message: String(redact(String(message))),
    data: data.map((value) => redact(value)),
  }
}
