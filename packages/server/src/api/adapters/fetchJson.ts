import { ServiceError } from '../../http/ServiceError.js'
import { readAnswer } from '../readAnswer.js'

const ANSWER_MAX_BYTES = 5_000_000

/**
 * Reads JSON of a service outside, at most 5 MB.
 *
 * @throws ServiceError 502 UPSTREAM_FAILED for another status, another kind of
 * answer, or too much of it. The address, which may hold a key, is not in it.
 */
export async function fetchJson(
  url: URL,
  parameters: fetchJson.Parameters,
): Promise<unknown> {
  const { headers = {}, isRefusal = () => false, signal } = parameters
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    // Another host must not get the key.
    redirect: 'error',
    signal,
  })
  const text = await readAnswer(response, ANSWER_MAX_BYTES)
  if (text === undefined) throw fail('too much')
  const body = parse(text)
  if (!response.ok && !isRefusal(response.status))
    throw fail(`status ${response.status}`)
  if (body === undefined) throw fail('no JSON')
  return body
}

export declare namespace fetchJson {
  type Parameters = {
    headers?: Record<string, string> | undefined
    /** Whether the body of an answer with this status is wanted too. */
    isRefusal?: ((status: number) => boolean) | undefined
    signal: AbortSignal
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fail(what: string) {
  return new ServiceError(502, 'UPSTREAM_FAILED', `The service sent ${what}`)
}
