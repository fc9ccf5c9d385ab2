import { KitError } from '../../core/errors/base.js'
import {
  FrameInterruptedError,
  FrameRequestAbortedError,
} from '../../core/errors/frame.js'
import { isRepeatable } from '../protocol/policy.js'
import type { FrameEntry } from './createPendingRequest.js'

/** Returns the error of a request without an answer, by how far it got. */
export function getInterruption(entry: FrameEntry, cause?: unknown): Error {
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
