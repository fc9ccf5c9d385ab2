import type { ParameterError } from '../errors/parameter.js'
import { readParameters } from '../parameters/readParameters.js'
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
  readParameters<EventOptions>(
    { analytics, onError, onEvent },
    {
      analytics: 'boolean | object',
      onError: 'function | undefined',
      onEvent: 'function | undefined',
    },
  )
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
