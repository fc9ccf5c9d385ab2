import type { Logger } from './logger.js'

/**
 * Default logger that does nothing. Pass `createLogger()` to enable logging.
 */
export const noopLogger: Logger = {
  level: 'off',
  debug() {},
  info() {},
  warn() {},
  error() {},
  entries: () => [],
  clear() {},
}
