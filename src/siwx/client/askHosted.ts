import {
  EmailRequiredError,
  SessionRejectedError,
  SignInServiceError,
} from '../../core/errors/signIn.js'
import { readRejectedField } from './readRejectedField.js'
import { withServiceDeadline } from './withServiceDeadline.js'

type Request = {
  body?: object
  headers?: Record<string, string>
  method?: 'POST' | 'PUT'
}

/** Asks a hosted sign-in service: `GET`, or with a body `POST`. `null` when a token is not accepted. */
export function askHosted(
  url: string,
  request: Request = {},
): Promise<unknown> {
  return withServiceDeadline((signal) => send(url, { ...request, signal }))
}

async function send(
  url: string,
  { body, headers, method = 'POST', signal }: Request & { signal: AbortSignal },
): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      signal,
      ...(headers && { headers }),
      ...(body && { body: JSON.stringify(body), method }),
    })
  } catch (cause) {
    throw new SignInServiceError({ cause })
  }
  const { ok, status } = response
  if (ok)
    return response.json().catch((cause: unknown) => {
      throw new SignInServiceError({ cause, details: 'Expected JSON.', status })
    })
  if (!body && (status === 401 || status === 403)) return null
  const text = await response.text().catch(() => '')
  const details = `HTTP ${status} ${text.slice(0, 200)}`.trim()
  // 429 and 5xx say nothing about the signature.
  if (body && status < 500 && status !== 429)
    throw /OTP is required/i.test(text)
      ? new EmailRequiredError({ details })
      : new SessionRejectedError({ details, reason: readReason(text) })
  throw new SignInServiceError({ details, status })
}

function readReason(text: string) {
  try {
    return readRejectedField(JSON.parse(text))
  } catch {
    return undefined
  }
}
