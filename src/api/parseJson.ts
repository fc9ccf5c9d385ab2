import { ApiResponseError } from '../core/errors/api.js'

/** @throws ApiResponseError when the text is empty or not JSON */
export function parseJson(parameters: {
  status: number
  text: string
}): unknown {
  const { status, text } = parameters
  try {
    return JSON.parse(text)
  } catch (cause) {
    const details = text.trim() ? 'The body is not JSON' : 'The body is empty'
    throw new ApiResponseError({ cause, details, status })
  }
}
