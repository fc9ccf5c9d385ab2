import {
  FRAME_PING_INTERVAL_MS,
  FRAME_UNANSWERED_PINGS_LIMIT,
} from '../../core/constants/frame.js'
import { createId } from '../../core/secureContext/createId.js'
import type { createMessenger } from './createMessenger.js'

/**
 * Detects that a frame with a pending request is gone: its host went down
 * during a reload, or its page hangs. No browser event reports this. While a
 * request is pending, the frame is pinged every 5 s; after three unanswered
 * pings it counts as gone. Only frames that announce support are pinged, so
 * third-party frames never time out. Nothing runs without a pending request.
 */
export function createLiveness(
  parameters: createLiveness.Parameters,
): createLiveness.ReturnType {
  const { document, messenger, onGone } = parameters
  let isKnown = false
  let isWaiting = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let ping: string | undefined
  let missed = 0

  function forget() {
    if (ping !== undefined) messenger.forget(ping)
    ping = undefined
  }

  function update() {
    if (isKnown && isWaiting) {
      timer ??= setTimeout(look, FRAME_PING_INTERVAL_MS)
      return
    }
    clearTimeout(timer)
    timer = undefined
    missed = 0
    forget()
  }

  function look() {
    timer = undefined
    const isMissed = ping !== undefined
    forget()
    // A page in the background may be frozen, and its frame with it.
    const isHidden = document.visibilityState === 'hidden'
    missed = isMissed && !isHidden ? missed + 1 : 0
    if (missed >= FRAME_UNANSWERED_PINGS_LIMIT) return onGone()
    if (!isHidden && !post()) return onGone()
    update()
  }

  function post() {
    const id = createId()
    try {
      messenger.send({
        id,
        name: 'PING',
        payload: undefined,
        onReply() {
          ping = undefined
          missed = 0
        },
      })
    } catch {
      // The iframe is no longer in a document.
      return false
    }
    ping = id
    return true
  }

  return {
    onReady(ready) {
      isKnown = ready?.ping === true
      missed = 0
      forget()
      update()
    },
    setWaiting(value) {
      isWaiting = value
      update()
    },
  }
}

export declare namespace createLiveness {
  type Parameters = {
    document: Pick<Document, 'visibilityState'>
    messenger: Pick<createMessenger.ReturnType, 'send' | 'forget'>
    /** Called when the frame will not answer its pending requests. */
    onGone(): void
  }

  type ReturnType = {
    /** Called when the frame is ready, with whether it answers pings. */
    onReady(ready: { ping?: boolean | undefined } | undefined): void
    /** Sets whether the frame has a request to answer. */
    setWaiting(isWaiting: boolean): void
  }
}
