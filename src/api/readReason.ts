import { getMember } from '../core/errors/getMember.js'
import { cleanText } from '../core/format/cleanText.js'
import { readBytes } from './readBytes.js'

/** Maximum number of bytes read from an error body. */
const REASON_BODY_MAX_BYTES = 4_096
/** Maximum number of characters kept of a reason. */
const REASON_MAX_LENGTH = 200

/**
 * Returns the reason from an error body `{ reasons: [{ description }] }` or
 * `{ message }`, or `undefined` if there is none. The text is untrusted: it is
 * sanitized and truncated. Never throws.
 */
export async function readReason(
  response: Response,
): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    await readBytes(response, {
      maxBytes: REASON_BODY_MAX_BYTES,
      onPart: (part) => {
        text += decoder.decode(part, { stream: true })
      },
    })
    const body: unknown = JSON.parse(text)
    const reasons = getMember(body, 'reasons')
    const [first]: unknown[] = Array.isArray(reasons) ? reasons : []
    const reason = [getMember(first, 'description'), getMember(body, 'message')]
    const found = reason.find((item) => typeof item === 'string')
    return cleanText(found ?? '', REASON_MAX_LENGTH) || undefined
  } catch {
    return undefined
  }
}
