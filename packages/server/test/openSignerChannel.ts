import type { SignerWorker } from '../../wallet/src/account/signer/createSigner.js'
import { serveSigner } from '../../wallet/src/keys/serveSigner.js'

/**
 * The worker of a frame, in this process: what both sides say is copied and
 * kept, as a page that listens would have it.
 */
export function openSignerChannel(): { log: unknown[]; start(): SignerWorker } {
  const log: unknown[] = []
  function start(): SignerWorker {
    const { port1, port2 } = new MessageChannel()
    const worker: SignerWorker = {
      onerror: null,
      onmessage: null,
      postMessage(message) {
        log.push(structuredClone(message))
        port1.postMessage(message)
      },
      terminate() {
        port1.close()
        port2.close()
      },
    }
    port1.onmessage = (event) => {
      log.push(event.data)
      worker.onmessage?.(event)
    }
    serveSigner(port2 as never)
    return worker
  }
  return { log, start }
}
