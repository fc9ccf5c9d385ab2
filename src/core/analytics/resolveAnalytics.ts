import type { ParameterError } from '../errors/base.js'
import { assertType } from '../parameters/assertType.js'
import type { AnalyticsSetup, EventOptions } from './events.js'

/**
 * Applies the defaults of the analytics options. Without any of them, nothing
 * is recorded.
 *
 * @throws ParameterError when an option has the wrong type
 */
export function resolveAnalytics(
  parameters: resolveAnalytics.Parameters,
): resolveAnalytics.ReturnType {
  const { features, onError, onEvent } = parameters
  const { analytics = features?.analytics === true } = parameters
  assertType('analytics', analytics, 'boolean | object')
  assertType('onError', onError, 'function | undefined')
  assertType('onEvent', onEvent, 'function | undefined')
  if (!analytics && !onError && !onEvent) return undefined
  const isSending = Boolean(analytics)
  return { ...Object(analytics), isSending, onError, onEvent }
}

export declare namespace resolveAnalytics {
  type Parameters = EventOptions & {
    features?: { analytics?: boolean | undefined } | undefined
  }
  type ReturnType = AnalyticsSetup | undefined
  type ErrorType = ParameterError
}
