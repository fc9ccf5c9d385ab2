import { ParameterError } from '../errors/parameter.js'
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
  const analytics = parameters.analytics ?? features?.analytics === true
  const isOptions = typeof analytics === 'object' && analytics !== null
  if (!isOptions && typeof analytics !== 'boolean')
    throw new ParameterError({
      parameter: 'analytics',
      expected: 'boolean | object',
      received: typeof analytics,
    })
  for (const [parameter, value] of Object.entries({ onError, onEvent }))
    if (value !== undefined && typeof value !== 'function')
      throw new ParameterError({
        parameter,
        expected: 'function | undefined',
        received: typeof value,
      })
  if (!analytics && !onError && !onEvent) return undefined
  const options = isOptions ? analytics : {}
  return { ...options, isSending: Boolean(analytics), onError, onEvent }
}

export declare namespace resolveAnalytics {
  type Parameters = EventOptions & {
    features?: { analytics?: boolean | undefined } | undefined
  }
  type ReturnType = AnalyticsSetup | undefined
  type ErrorType = ParameterError
}
