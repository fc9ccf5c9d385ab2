import { WalletTimeoutError } from '../../core/errors/connection.js'
import { ConnectionAbortedError } from '../../core/errors/pairing.js'
import { notify } from '../../core/notify.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Kit } from '../../createKit.js'
import { type Attempt, createAttempts } from './createAttempts.js'

/**
 * Runs one attempt at a time per key; concurrent callers share it. The attempt
 * is aborted when its last caller aborts, or when it times out.
 *
 * @throws ConnectionAbortedError immediately when `signal` aborts
 * @throws WalletTimeoutError after `ms`
 */
export async function shareAttempt(
  kit: Kit,
  parameters: shareAttempt.Parameters,
): Promise<void> {
  const { key, onAsked, signal } = parameters
  if (signal?.aborted) throw new ConnectionAbortedError()
  const all = kit.own(createAttempts)
  const attempt = all.get(key) ?? start(all, parameters)
  attempt.callers++
  if (!attempt.listeners) notify(() => onAsked?.())
  else if (onAsked) attempt.listeners.push(onAsked)
  // Synchronous, so that the next caller starts a new attempt.
  function leave() {
    if (--attempt.callers > 0) return
    if (all.get(key) === attempt) all.delete(key)
    attempt.controller.abort(new ConnectionAbortedError())
  }
  signal?.addEventListener('abort', leave)
  try {
    await withTimeout(attempt.promise, {
      ms: Number.POSITIVE_INFINITY,
      error: () => new WalletTimeoutError(),
      signal,
    })
  } catch (error) {
    // Aborted too late: the wallet is already connected.
    if (attempt.isDone) return
    throw signal?.aborted ? new ConnectionAbortedError() : error
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

export declare namespace shareAttempt {
  type Parameters = {
    key: string
    /** Time limit of the attempt in milliseconds; `Infinity` for none. */
    ms: number
    onAsked?: (() => void) | undefined
    /** `signal` aborts on a timeout, or when no caller is left. */
    run: (context: { onAsked(): void; signal: AbortSignal }) => Promise<void>
    signal?: AbortSignal | undefined
  }
}

function start(all: Map<string, Attempt>, parameters: shareAttempt.Parameters) {
  const { key, ms, run } = parameters
  const controller = new AbortController()
  const { signal } = controller
  function onAsked() {
    const listeners = attempt.listeners ?? []
    attempt.listeners = undefined
    for (const listener of listeners) notify(listener)
  }
  const attempt: Attempt = {
    callers: 0,
    controller,
    isDone: false,
    listeners: [],
    promise: Promise.resolve(),
  }
  all.set(key, attempt)
  const done = run({ onAsked, signal }).then(() => {
    attempt.isDone = true
  })
  attempt.promise = withTimeout(done, {
    ms,
    error() {
      const error = new WalletTimeoutError()
      controller.abort(error)
      return error
    },
    signal,
  }).finally(() => {
    if (all.get(key) === attempt) all.delete(key)
  })
  // Callers handle the rejection, but there may be none left.
  attempt.promise.catch(() => {})
  return attempt
}
