/**
 * Text of an answer of a service outside; `undefined` when it is larger than
 * `maxBytes`, whose rest is then not loaded.
 */
export async function readAnswer(
  response: Response,
  maxBytes: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
