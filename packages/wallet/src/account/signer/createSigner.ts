import { HostError } from 'latchkey/frame'
import type {
  SignerPort,
  SignerReply,
  SignerType,
  SignerWork,
} from '../../keys/signerWire.js'

/** A running worker, seen from the page. */
export type SignerWorker = SignerPort & {
  onerror: ((event: never) => unknown) | null
  terminate(): void
}

export type Signer = {
  /**
   * Has the worker do something with the key.
   *
   * @throws HostError of the work, FAILED, or SIGNER_UNAVAILABLE when the
   * worker does not start or answer
   */
  ask<type extends SignerType>(
    type: type,
    body: SignerWork[type]['ask'],
  ): Promise<SignerWork[type]['answer']>
  /** Starts the worker while something else is waited for. */
  wake(): void
}

/** The worker and all of its memory go when it has not been used for that. */
const IDLE_MS = 5_000
const ANSWER_TIMEOUT_MS = 20_000

/**
 * The only way of the page to its keys: a worker that is started for a
 * signature and ended soon after.
 *
 * @param parameters.start - starts a worker
 */
export function createSigner(parameters: { start(): SignerWorker }): Signer {
  const { start } = parameters
  const pending = new Map<
    number,
    { resolve(value: never): void; reject(error: unknown): void }
  >()
  let worker: SignerWorker | undefined
  let lastId = 0
  let idle: ReturnType<typeof setTimeout> | undefined

  function end() {
    clearTimeout(idle)
    worker?.terminate()
    worker = undefined
  }

  function fail() {
    end()
    for (const { reject } of pending.values()) reject(unavailable())
    pending.clear()
  }

  function rest() {
    clearTimeout(idle)
    // guard: signer-end
    if (pending.size === 0) idle = setTimeout(end, IDLE_MS)
  }

  function wake() {
    if (!worker) {
      worker = start()
      worker.onerror = fail
      worker.onmessage = ({ data }: MessageEvent<SignerReply>) => {
        const asked = pending.get(data.id)
        if (!asked) return
        pending.delete(data.id)
        rest()
        if ('value' in data) asked.resolve(data.value as never)
        else asked.reject(new HostError(data))
      }
    }
    rest()
    return worker
  }

  return {
    wake: () => void wake(),
    async ask(type, body) {
      const id = ++lastId
      const running = wake()
      clearTimeout(idle)
      const timeout = setTimeout(fail, ANSWER_TIMEOUT_MS)
      try {
        return await new Promise((resolve, reject) => {
          pending.set(id, { resolve, reject })
          running.postMessage({ body, id, type })
        })
      } finally {
        clearTimeout(timeout)
        pending.delete(id)
        if (worker === running) rest()
      }
    },
  }
}

function unavailable() {
  return new HostError({
    message: 'The account cannot be opened in this browser. Reload the page.',
    code: 'SIGNER_UNAVAILABLE',
  })
}
