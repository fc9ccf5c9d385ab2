import { LOG_BUFFER_MAX_BYTES } from './constants/api.js'
import { redact } from './logger/redact.js'
import { readParameters } from './parameters/readParameters.js'

/** Lowest level that is logged; `off` logs nothing. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'off'

/** A log entry, without email addresses, codes and secrets. */
export type LogEntry = {
  /** Unix time in milliseconds. */
  time: number
  level: Exclude<LogLevel, 'off'>
  message: string
  /** Redacted copies of the logged values. */
  data: readonly unknown[]
}

/**
 * In-memory log of at most 1 MiB. Prints nothing.
 *
 * @example
 * kit.logger.entries().map(({ level, message }) => `${level} ${message}`)
 */
export type Logger = {
  /** Lowest level that is written. */
  readonly level: LogLevel
  /** Writes a message for developers of this package. */
  debug(message: string, ...data: unknown[]): void
  /** Writes a message about normal operation. */
  info(message: string, ...data: unknown[]): void
  /** Writes a message about something unexpected that was handled. */
  warn(message: string, ...data: unknown[]): void
  /** Writes a message about a failure. */
  error(message: string, ...data: unknown[]): void
  /** Entries in the buffer, oldest first. */
  entries(): readonly LogEntry[]
  /** Empties the buffer. */
  clear(): void
}

const levels = ['debug', 'info', 'warn', 'error', 'off'] as const

/**
 * Creates a logger that keeps its latest entries in memory.
 *
 * Nothing is printed: pass `sink` to receive entries. Email addresses,
 * one-time codes, pairing URIs and secret properties are redacted before an
 * entry is stored or passed on. No method throws.
 *
 * @param parameters.level - lowest level to log, default `off`
 * @param parameters.maxBytes - size of the buffer, counting two bytes per
 * UTF-16 unit of an entry's JSON, default 1 MiB; the oldest entries are
 * dropped first, and an entry larger than the buffer is not stored
 * @param parameters.sink - called with every logged entry
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
        // Logging must never throw in the caller.
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
