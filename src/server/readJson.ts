import { SignInServerError } from '../core/errors/signInServer.js'

/** Signatures of undeployed accounts can be up to 64 KiB long. */
const BODY_MAX_BYTES = 131_072

/**
 * Reads a JSON object from the body of a request, and no more bytes than
 * allowed, whatever `Content-Length` says.
 *
 * @throws SignInServerError
 */
export async function readJson(
  request: Request,
): Promise<Readonly<Record<string, unknown>>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new SignInServerError({ code: 'CONTENT_TYPE_UNSUPPORTED' })
  const text = await readText(request)
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch (cause) {
    throw new SignInServerError({ cause, code: 'BODY_INVALID' })
  }
  throw new SignInServerError({ code: 'BODY_INVALID' })
}

async function readText({ body }: Request) {
  if (!body) throw new SignInServerError({ code: 'BODY_INVALID' })
  const reader = body.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      size += value.byteLength
      if (size > BODY_MAX_BYTES)
        throw new SignInServerError({ code: 'BODY_TOO_LARGE' })
      text += decoder.decode(value, { stream: true })
    }
  } catch (cause) {
    reader.cancel().catch(() => {})
    if (cause instanceof SignInServerError) throw cause
    throw new SignInServerError({ cause, code: 'BODY_INVALID' })
  }
}
