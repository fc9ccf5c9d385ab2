import { ApiResponseError } from '../core/errors/api.js'

/** The answer of a call that may succeed without content, with status 204. */
export function acceptNoContent(error: unknown): unknown {
  if (error instanceof ApiResponseError && error.status === 204) return {}
  throw error
}
