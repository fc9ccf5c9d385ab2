import {
  createSigner,
  type SignerWorker,
} from '../account/signer/createSigner.js'
import { serveSigner } from '../keys/serveSigner.js'
import type { SignerPort } from '../keys/signerWire.js'

/**
 * The signer in this process: what both sides say is copied, as a worker has
 * it.
 *
 * @param log - gets all that the page says and hears
 */
export function createTestSigner(log: unknown[] = []) {
  return createSigner({
    start() {
      const worker: SignerWorker = {
        onerror: null,
        onmessage: null,
        postMessage(message) {
          const data = structuredClone(message)
          log.push(data)
          inside.onmessage?.({ data } as MessageEvent)
        },
        terminate() {
          inside.onmessage = null
        },
      }
      const inside: SignerPort = {
        onmessage: null,
        postMessage(message) {
          const data = structuredClone(message)
          log.push(data)
          worker.onmessage?.({ data } as MessageEvent)
        },
      }
      serveSigner(inside)
      return worker
    },
  })
}
