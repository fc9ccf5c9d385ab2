import { FRAME_HELD_TIMEOUT_MS } from '../../core/constants/frame.js'
import type { KitError } from '../../core/errors/base.js'
import {
  FrameError,
  FrameRequestAbortedError,
  FrameRequestTimeoutError,
} from '../../core/errors/frame.js'
import { FrameLoadError } from '../../core/errors/frameLoad.js'
import type { FrameApproval } from '../../core/ports.js'
import { getFrameError } from '../protocol/getFrameError.js'
import {
  FRAME_CANCEL_TIMEOUT_MS,
  getAnswerTimeout,
  getTimeouts,
  isRepeatable,
  isShown,
} from '../protocol/policy.js'
import type { MessageName } from '../protocol/protocol.js'
import type { createMessenger, FrameReply } from './createMessenger.js'
import {
  createPendingRequest,
  type FrameEntry,
  type FrameRequest,
} from './createPendingRequest.js'
import { getInterruption } from './getInterruption.js'
import { toPostError } from './toPostError.js'

/**
 * Keeps all pending requests of one frame: those that wait for the frame, and
 * those it has to answer. Each of them settles exactly once.
 */
export function createRequests(
  parameters: createRequests.Parameters,
): createRequests.ReturnType {
  const { messenger, onApprovals, onTimeout, onWaiting } = parameters
  const { toForm = (_, payload) => payload } = parameters
  const entries = new Map<string, FrameEntry>()
  let isOpen = false

  const list = () => [...entries.values()]

  const reportApprovals = () => onApprovals(toApprovals(list()))

  function report(changed: FrameEntry, isAnswered = false) {
    // The card stays until the page knows the outcome: else the page would be
    // seen waiting for an approval that has ended.
    if (changed.isPosted && isApproval(changed))
      isAnswered ? afterOutcome(reportApprovals) : reportApprovals()
    onWaiting(list().some((entry) => entry.isPosted))
  }

  /** Removes the request; returns false if it has been settled before. */
  function close(entry: FrameEntry, isAnswered?: boolean) {
    if (!entries.delete(entry.id)) return false
    messenger.forget(entry.id)
    clearTimeout(entry.timer)
    entry.signal?.removeEventListener('abort', entry.onAbort)
    report(entry, isAnswered)
    return true
  }

  function fail(entry: FrameEntry, error: Error) {
    if (close(entry)) entry.reject(error)
  }

  function settle(entry: FrameEntry, reply: FrameReply) {
    if (!close(entry, true)) return
    limitNext(entry)
    if (reply.kind === 'success') return entry.resolve(reply.payload)
    if (reply.kind === 'malformed')
      return entry.reject(toMalformedError(entry, reply.details))
    entry.onRefused?.()
    entry.reject(getFrameError(reply.error, entry.method))
  }

  function post(entry: FrameEntry) {
    entry.isPosted = true
    try {
      messenger.send({
        id: entry.id,
        name: entry.name,
        payload: toForm(entry.name, entry.payload),
        onReply: (reply) => settle(entry, reply),
      })
    } catch (error) {
      return fail(entry, toPostError(error))
    }
    limit(entry)
    report(entry)
  }

  /** Starts the deadline for the answer. */
  function limit(entry: FrameEntry) {
    const { request } = getTimeouts(entry.name)
    const ms = request ?? getAnswerTimeout(entry.name, entry.method)
    clearTimeout(entry.timer)
    if (ms === undefined) return
    entry.timer = setTimeout(() => {
      const late = new FrameRequestTimeoutError({ type: entry.name })
      const isRead =
        entry.method === undefined || isRepeatable(entry.name, entry.method)
      // The error of anything else says that it may have been carried out.
      fail(entry, isRead ? late : getInterruption(entry, late))
      if (isApproval(entry)) postAbort(entry.id)
      // Only logins are reported: a network that is slow is no fault of the
      // frame.
      if (!entry.isQuiet && request !== undefined) onTimeout()
    }, ms)
  }

  /** Cards are shown one after another: the next one has its full time. */
  function limitNext(answered: FrameEntry) {
    if (!isApproval(answered)) return
    for (const entry of list())
      if (entry.isPosted && isApproval(entry) && !entry.isCancelled)
        limit(entry)
  }

  /** Tells the frame to abort; the answer is not awaited. */
  function postAbort(id?: string | undefined) {
    const entry = createPendingRequest({
      name: 'RPC_ABORT',
      payload: id === undefined ? undefined : { id },
    })
    entries.set(entry.id, entry)
    post(entry)
    clearTimeout(entry.timer)
    entry.timer = setTimeout(() => close(entry), FRAME_CANCEL_TIMEOUT_MS)
  }

  function abortOne(entry: FrameEntry, cause?: unknown) {
    const isPosted = entry.isPosted
    if (!entries.has(entry.id)) return
    fail(entry, getInterruption(entry, cause))
    if (isPosted && isApproval(entry)) postAbort(entry.id)
  }

  function restart() {
    for (const entry of [...entries.values()]) {
      if (!entry.isPosted) continue
      if (entry.name === 'RELOAD') settle(entry, reloaded)
      else if (entry.isRepeated || !isRepeatable(entry.name, entry.method))
        fail(entry, getInterruption(entry))
      else {
        entry.isRepeated = true
        post(entry)
      }
    }
  }

  return {
    add: (request) =>
      new Promise((resolve, reject) => {
        const entry = createPendingRequest({ ...request, resolve, reject })
        if (entry.signal?.aborted)
          return reject(getInterruption(entry, entry.signal.reason))
        entry.onAbort = () => abortOne(entry, entry.signal?.reason)
        entry.signal?.addEventListener('abort', entry.onAbort)
        entries.set(entry.id, entry)
        if (isOpen || request.isUrgent) return post(entry)
        if (getTimeouts(entry.name).load === undefined)
          entry.timer = setTimeout(
            () => fail(entry, new FrameLoadError()),
            FRAME_HELD_TIMEOUT_MS,
          )
      }),
    open() {
      isOpen = true
      for (const entry of list()) if (!entry.isPosted) post(entry)
    },
    hold() {
      isOpen = false
    },
    restart,
    failWaiting(error) {
      for (const entry of list())
        if (!entry.isPosted && getTimeouts(entry.name).load !== undefined)
          fail(entry, error)
    },
    failAll(cause, isKept = () => false) {
      for (const entry of list())
        if (!isKept(entry)) fail(entry, getInterruption(entry, cause))
    },
    abort(id, cause) {
      for (const entry of list())
        if (
          (id === undefined || id === entry.id) &&
          entry.method !== undefined &&
          isApproval(entry)
        )
          abortOne(entry, cause)
    },
    cancelApprovals(id) {
      for (const entry of [...entries.values()]) {
        if (id !== undefined && id !== entry.id) continue
        if (entry.isPosted && isApproval(entry) && !entry.isCancelled) {
          entry.isCancelled = true
          postAbort(entry.id)
          clearTimeout(entry.timer)
          // Only the frame knows whether it was approved before.
          entry.timer = setTimeout(
            () => fail(entry, getInterruption(entry)),
            FRAME_CANCEL_TIMEOUT_MS,
          )
        }
      }
    },
  }
}

/** The answer takes one task to the caller, and mutations notify in another. */
function afterOutcome(report: () => void) {
  setTimeout(() => setTimeout(report))
}

const isApproval = (entry: FrameEntry) => isShown(entry.name, entry.method)

/** The requests whose card the frame shows. */
function toApprovals(entries: readonly FrameEntry[]) {
  const approvals: FrameApproval[] = []
  for (const entry of entries)
    if (entry.isPosted && isApproval(entry) && entry.caipNetworkId)
      approvals.push({
        id: entry.id,
        method: entry.method ?? entry.name,
        caipNetworkId: entry.caipNetworkId,
      })
  return approvals
}

function toMalformedError({ method, name }: FrameEntry, details: string) {
  const error = new FrameError({ details })
  return isRepeatable(name, method) || method === undefined
    ? error
    : new FrameRequestAbortedError({ cause: error, sentToNetwork: 'unknown' })
}

const reloaded: FrameReply = { kind: 'success', payload: undefined }

export declare namespace createRequests {
  type Parameters = {
    messenger: Pick<createMessenger.ReturnType, 'send' | 'forget'>
    /** Called once the caller of an answered request knows its outcome. */
    onApprovals(approvals: readonly FrameApproval[]): void
    /** Called when a request has exceeded its own deadline. */
    onTimeout(): void
    /** Called after each change with whether the frame has to answer. */
    onWaiting(isWaiting: boolean): void
    /** Converts a payload, when it is posted, to the form the frame accepts. */
    toForm?: ((name: MessageName, payload: unknown) => unknown) | undefined
  }

  type ReturnType = {
    add(request: FrameRequest): Promise<unknown>
    /** Posts waiting requests; from now on new ones are posted at once. */
    open(): void
    /** Makes new requests wait again. */
    hold(): void
    /** Handles a restart of the frame: reads are sent again, the rest fails. */
    restart(): void
    /** Fails requests that wait for the frame and have a load deadline. */
    failWaiting(error: KitError): void
    failAll(
      cause: KitError | undefined,
      isKept?: (request: {
        name: MessageName
        method: string | undefined
      }) => boolean,
    ): void
    /** Rejects pending RPC requests that show a card, and tells the frame. */
    abort(id?: string | undefined, cause?: unknown): void
    /** Asks the frame to cancel approvals; its answers settle them. */
    cancelApprovals(id?: string | undefined): void
  }
}
