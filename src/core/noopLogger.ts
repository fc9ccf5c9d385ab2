import type { Logger } from './logger.js'

/** Keeps nothing: the log is off until an app passes `createLogger()`. */
export const noopLogger: Logger = {
  level: 'off',
  debug() {},
  info() {},
  warn() {},
  error() {},
  entries: () => [],
  clear() {},
}
