import { HOST_APPROVAL_QUEUE_LIMIT } from '../protocol/policy.js'
import { HostError } from './HostError.js'

/**
 * Asks the user for one approval at a time, in the order of the requests. An
 * aborted approval leaves the queue at once.
 */
export function createApprovalQueue(): createApprovalQueue.ReturnType {
  let last: Promise<void> = Promise.resolve()
  let size = 0

  return async function enqueue(ask, signal) {
    // The open approval does not count as waiting.
    if (size > HOST_APPROVAL_QUEUE_LIMIT)
      throw new HostError({
        message: 'Too many requests wait for approval',
        code: -32005,
      })
    size++
    const previous = last
    let release = () => {}
    last = new Promise((resolve) => {
      release = resolve
    })
    try {
      await raceAbort(previous, signal)
      await raceAbort(
        ask(() => size - 1),
        signal,
      )
    } finally {
      size--
      // The next approval still waits for those before this one.
      previous.then(release)
    }
  }
}

function raceAbort(promise: Promise<void>, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const onAbort = () =>
      reject(new HostError({ message: 'Request was aborted', code: 4001 }))
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
    promise
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', onAbort))
  })
}

export declare namespace createApprovalQueue {
  /** Resolves when approved; rejects with 4001 when aborted. */
  type ReturnType = (
    /**
     * Receives a getter for the number of approvals waiting behind this one.
     */
    ask: (getWaiting: () => number) => Promise<void>,
    signal: AbortSignal,
  ) => Promise<void>
}
