import {
  TokenListError,
  type TokenListRefusal,
} from '../../core/errors/tokenList.js'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 5_242_880

/**
 * Fetches a token list over HTTPS, without cookies and referrer, within 10 s,
 * and no more than 5 MiB of it.
 *
 * @throws TokenListError `host`, `size`, `invalid`, `unreachable`
 */
export async function fetchTokenList(
  url: string,
  options: { signal?: AbortSignal | undefined } = {},
): Promise<unknown> {
  if (!isSecure(url)) throw refuse('host', url)
  const { signal } = options
  // `AbortSignal.any` is younger than the browsers we support.
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  const timer = setTimeout(abort, TIMEOUT_MS)
  signal?.addEventListener('abort', abort)
  try {
    signal?.throwIfAborted()
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    })
    // Redirects are followed, to hosts over HTTPS only.
    if (response.url && !isSecure(response.url)) throw refuse('host', url)
    if (!response.ok) throw refuse('unreachable', `${url}: ${response.status}`)
    return toJson(await readText(response, url), url)
  } catch (error) {
    if (error instanceof TokenListError) throw error
    signal?.throwIfAborted()
    throw refuse('unreachable', url, error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Also of this machine, for development. */
function isSecure(url: string) {
  try {
    const { hostname, password, protocol, username } = new URL(url)
    if (username || password) return false
    if (protocol === 'https:') return true
    return (
      protocol === 'http:' &&
      /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
    )
  } catch {
    return false
  }
}

/** `Content-Length` counts compressed bytes, or lies. */
async function readText({ body }: Response, url: string): Promise<string> {
  if (!body) throw refuse('invalid', url)
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > MAX_BYTES) {
      reader.cancel().catch(() => {})
      throw refuse('size', `${url}: more than ${MAX_BYTES} bytes`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

function toJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw refuse('invalid', url, cause)
  }
}

function refuse(reason: TokenListRefusal, details: string, cause?: unknown) {
  return new TokenListError({ cause, details, reason })
}
