import type { IncomingMessage } from 'node:http'

const BODY_MAX_BYTES = 65_536

/** Text of a request's body, `undefined` when it is over 64 KiB. */
export async function readBody(
  request: IncomingMessage,
): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= BODY_MAX_BYTES) chunks.push(chunk)
  }
  if (size > BODY_MAX_BYTES) return undefined
  return Buffer.concat(chunks).toString('utf8')
}
