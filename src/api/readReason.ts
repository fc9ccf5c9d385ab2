import * as z from 'zod/mini'
import { cleanText } from '../core/format/cleanText.js'
import { readBytes } from './readBytes.js'

/** Bytes of a refusal that are read. */
const REASON_BODY_MAX_BYTES = 4_096
/** Characters of a reason that are kept. */
const REASON_MAX_LENGTH = 200

const schema = z.looseObject({
  reasons: z.array(z.looseObject({ description: z.string() })),
})

/**
 * Why the service refuses, from the body of its refusal:
 * `{ reasons: [{ description }] }`. The text is foreign: capped, stripped, and
 * `undefined` where there is none. It never throws.
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
    const { reasons } = schema.parse(JSON.parse(text))
    return (
      cleanText(reasons[0]?.description ?? '', REASON_MAX_LENGTH) || undefined
    )
  } catch {
    return undefined
  }
}
