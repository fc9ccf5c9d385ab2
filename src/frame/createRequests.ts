import { InvalidParamsRpcError } from 'viem'
import { KitError } from '../core/errors/base.js'
import {
  FrameError,
  FrameInterruptedError,
  FrameRequestAbortedError,
  FrameRequestTimeoutError,
} from '../core/errors/frame.js'
import type { CaipNetworkId, FrameApproval } from '../core/ports.js'
import type { createMessenger, FrameReply } from './createMessenger.js'
import { getFrameError } from './getFrameError.js'
import {
  FRAME_CANCEL_TIMEOUT_MS,
  getMethodPolicy,
  getTimeouts,
  isRepeatable,
} from './policy.js'
import type { MessageName } from './protocol.js'

/**
 * Keeps every open request of one frame: those that wait for it, and those it
 * has to answer. Each of them settles exactly once.
 */
export function createRequests(
  parameters: createRequests.Parameters,
): createRequests.ReturnType {
  const { messenger, onApprovals, onTimeout } = parameters
  const entries = new Map<string, Entry>()
  let isOpen = false

  const isApproval = (entry: Entry) =>
    entry.method !== undefined && getMethodPolicy(entry.method) === 'approval'

  function reportApprovals() {
    const approvals: FrameApproval[] = []
    for (const entry of entries.values())
      if (entry.isPosted && isApproval(entry) && entry.caipNetworkId)
        approvals.push({
          id: entry.id,
          method: entry.method ?? '',
          caipNetworkId: entry.caipNetworkId,
        })
    onApprovals(approvals)
  }

  /** Takes the request off the books; false when it has been settled before. */
  function close(entry: Entry) {
    if (!entries.delete(entry.id)) return false
    messenger.forget(entry.id)
    clearTimeout(entry.timer)
    entry.signal?.removeEventListener('abort', entry.onAbort)
    if (entry.isPosted && isApproval(entry)) reportApprovals()
    return true
  }

  function fail(entry: Entry, error: Error) {
    if (close(entry)) entry.reject(error)
  }

  function settle(entry: Entry, reply: FrameReply) {
    if (!close(entry)) return
    if (reply.kind === 'success') return entry.resolve(reply.payload)
    if (reply.kind === 'malformed')
      return entry.reject(
        isRepeatable(entry.name, entry.method) || entry.method === undefined
          ? new FrameError({ details: reply.details })
          : new FrameRequestAbortedError({
              cause: new FrameError({ details: reply.details }),
              sentToNetwork: 'unknown',
            }),
      )
    entry.onRefused?.()
    entry.reject(getFrameError(reply.error, entry.method))
  }

  function post(entry: Entry) {
    entry.isPosted = true
    try {
      messenger.send({
        id: entry.id,
        name: entry.name,
        payload: entry.payload,
        onReply: (reply) => settle(entry, reply),
      })
    } catch (error) {
      return fail(entry, toPostError(error))
    }
    const { request } = getTimeouts(entry.name)
    if (request !== undefined)
      entry.timer = setTimeout(() => {
        fail(entry, new FrameRequestTimeoutError({ type: entry.name }))
        onTimeout()
      }, request)
    if (isApproval(entry)) reportApprovals()
  }

  /** Tells the frame; nobody waits for the answer. */
  function postAbort(id?: string | undefined) {
    const entry = createEntry({
      name: 'RPC_ABORT',
      payload: id === undefined ? undefined : { id },
    })
    entries.set(entry.id, entry)
    post(entry)
    clearTimeout(entry.timer)
    entry.timer = setTimeout(() => close(entry), FRAME_CANCEL_TIMEOUT_MS)
  }

  function abortOne(entry: Entry, cause?: unknown) {
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
        const entry = createEntry({ ...request, resolve, reject })
        if (entry.signal?.aborted)
          return reject(getInterruption(entry, entry.signal.reason))
        entry.onAbort = () => abortOne(entry, entry.signal?.reason)
        entry.signal?.addEventListener('abort', entry.onAbort)
        entries.set(entry.id, entry)
        if (isOpen || request.isUrgent) post(entry)
      }),
    open() {
      isOpen = true
      for (const entry of [...entries.values()])
        if (!entry.isPosted) post(entry)
    },
    hold() {
      isOpen = false
    },
    restart,
    failWaiting(error) {
      for (const entry of [...entries.values()])
        if (!entry.isPosted && getTimeouts(entry.name).load !== undefined)
          fail(entry, error)
    },
    failAll(cause, isKept = () => false) {
      for (const entry of [...entries.values()])
        if (!isKept(entry)) fail(entry, getInterruption(entry, cause))
    },
    abort(id, cause) {
      for (const entry of [...entries.values()])
        if (
          (id === undefined || id === entry.id) &&
          entry.method !== undefined &&
          getMethodPolicy(entry.method) !== 'safe'
        )
          abortOne(entry, cause)
    },
    cancelApprovals() {
      for (const entry of [...entries.values()])
        if (entry.isPosted && isApproval(entry) && !entry.isCancelled) {
          entry.isCancelled = true
          postAbort(entry.id)
          // Only the frame knows whether it had been approved before.
          entry.timer = setTimeout(
            () => fail(entry, getInterruption(entry)),
            FRAME_CANCEL_TIMEOUT_MS,
          )
        }
    },
  }
}

const reloaded: FrameReply = { kind: 'success', payload: undefined }

type Entry = {
  readonly id: string
  readonly name: MessageName
  readonly payload: unknown
  readonly method: string | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly signal: AbortSignal | undefined
  readonly onRefused: (() => void) | undefined
  resolve(value: unknown): void
  reject(error: Error): void
  onAbort(): void
  isPosted: boolean
  isRepeated: boolean
  isCancelled: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

function createEntry(
  request: createRequests.Request & Partial<Pick<Entry, 'resolve' | 'reject'>>,
): Entry {
  return {
    id: crypto.randomUUID(),
    name: request.name,
    payload: request.payload,
    method: request.method,
    caipNetworkId: request.caipNetworkId,
    signal: request.signal,
    onRefused: request.onRefused,
    resolve: request.resolve ?? (() => {}),
    reject: request.reject ?? (() => {}),
    onAbort: () => {},
    isPosted: false,
    isRepeated: false,
    isCancelled: false,
    timer: undefined,
  }
}

/** What a request without an answer fails with, by how far it had come. */
function getInterruption(entry: Entry, cause?: unknown): Error {
  if (!entry.isPosted && cause instanceof KitError) return cause
  const because = cause === undefined ? {} : { cause }
  const isUnsent = !entry.isPosted || isRepeatable(entry.name, entry.method)
  if (entry.method !== undefined)
    return new FrameRequestAbortedError({
      ...because,
      sentToNetwork: isUnsent ? 'no' : 'unknown',
    })
  return new FrameInterruptedError(because)
}

function toPostError(error: unknown): Error {
  if (error instanceof DOMException)
    return new InvalidParamsRpcError(
      new Error('The params cannot be posted', { cause: error }),
    )
  return error instanceof Error ? error : new FrameError({ cause: error })
}

export declare namespace createRequests {
  type Request = {
    name: MessageName
    payload?: unknown
    /** Rpc method and network, for `RPC_REQUEST`. */
    method?: string | undefined
    caipNetworkId?: CaipNetworkId | undefined
    signal?: AbortSignal | undefined
    /** Posted at once, though the others still wait. */
    isUrgent?: boolean | undefined
    /** Called when the frame itself has answered with an error. */
    onRefused?: (() => void) | undefined
  }

  type Parameters = {
    messenger: Pick<createMessenger.ReturnType, 'send' | 'forget'>
    onApprovals(approvals: readonly FrameApproval[]): void
    /** A request has met its own deadline. */
    onTimeout(): void
  }

  type ReturnType = {
    add(request: Request): Promise<unknown>
    /** Posts what waits, and from now on everything at once. */
    open(): void
    /** New requests wait again. */
    hold(): void
    /** The frame has started anew: reads are sent again, the rest fails. */
    restart(): void
    /** Fails what waits for the frame and has a load deadline. */
    failWaiting(error: KitError): void
    failAll(
      cause: KitError | undefined,
      isKept?: (request: {
        name: MessageName
        method: string | undefined
      }) => boolean,
    ): void
    /** Rejects open rpc requests that are not safe, and tells the frame. */
    abort(id?: string | undefined, cause?: unknown): void
    /** Asks the frame to drop the approvals; its answers settle them. */
    cancelApprovals(): void
  }
}
