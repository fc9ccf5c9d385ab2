import { HostError } from 'latchkey/frame'
import { createSignerWork } from './createSignerWork.js'
import type { SignerAsk, SignerPort, SignerReply } from './signerWire.js'

/** Answers the page from the worker's side of a channel. */
export function serveSigner(port: SignerPort): void {
  const work = createSignerWork()
  port.onmessage = async ({ data }: MessageEvent<SignerAsk>) => {
    port.postMessage(await answer(data))
  }

  async function answer({ body, id, type }: SignerAsk): Promise<SignerReply> {
    try {
      const run = work[type] as (body: unknown) => Promise<unknown>
      return { id, value: await run(body) }
    } catch (error) {
      if (error instanceof HostError)
        return { id, code: error.code ?? 'FAILED', message: error.message }
      // Errors of libraries may quote what they were given.
      // guard: signer-error
      return { id, code: 'FAILED', message: 'The account cannot be opened' }
    }
  }
}
