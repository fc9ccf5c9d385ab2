import pino from 'pino'
import type { Config } from '../config/config.js'
import { maskText } from './maskText.js'

/** Structured log without secrets and email addresses. */
export type Log = {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  /** Logs an unexpected error. */
  report(error: unknown): void
}

/** Creates a log that writes one line of JSON per entry. */
export function createLog(parameters: createLog.Parameters): Log {
  const { level, onReport, pepper } = parameters
  const logger = pino(
    { base: null, level, timestamp: pino.stdTimeFunctions.isoTime },
    parameters.write && { write: parameters.write },
  )
  const mask = (value: unknown): unknown =>
    typeof value === 'string' ? maskText(value, pepper) : value
  const maskAll = (fields: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, mask(value)]),
    )
  const write = (level: 'info' | 'warn'): Log['info'] =>
    // Masking takes longer than leaving out.
    logger.isLevelEnabled(level)
      ? (fields, message) => logger[level](maskAll(fields), message)
      : () => undefined
  return {
    info: write('info'),
    warn: write('warn'),
    report(error) {
      onReport?.()
      logger.error({ error: describe(error, pepper) }, 'Unexpected error')
    },
  }
}

export declare namespace createLog {
  type Parameters = {
    level: Config['logLevel']
    /** Hears of each unexpected error. */
    onReport?: (() => void) | undefined
    /** Key of the hashes of email addresses. */
    pepper: Buffer
    /** Takes one line. Default: the standard output. */
    write?: ((line: string) => void) | undefined
  }
}

type Described = {
  type: string
  message: string
  code?: unknown
  stack?: readonly string[]
  cause?: Described
}

function describe(error: unknown, pepper: Buffer, depth = 0): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: maskText(String(error), pepper) }
  const { cause, message, name, stack = '' } = error
  const code: unknown = Reflect.get(error, 'code')
  return {
    type: name,
    message: maskText(withoutParameters(error, message), pepper),
    ...(code !== undefined && { code }),
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(cause !== undefined &&
      depth < 3 && { cause: describe(cause, pepper, depth + 1) }),
  }
}

/** The parameters of a failed query are records. */
function withoutParameters(error: Error, message: string) {
  const query: unknown = Reflect.get(error, 'query')
  return typeof query === 'string' ? `Failed query: ${query}` : message
}
