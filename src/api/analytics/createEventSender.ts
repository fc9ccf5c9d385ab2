import { defaultSdk } from '../../version.js'

/** Above this, a batch is sent at once: browsers cap `keepalive` at 64 KB. */
const BATCH_MAX_BYTES = 45 * 1024
const BATCH_MAX_AGE_MS = 10_000
/** Events that wait for a dashboard that does not answer. */
const QUEUE_MAX = 1_000

/** An event or an error on the wire. */
export type Envelope = {
  /** UUID v4. */
  eventId: string
  /** Origin of the page, without path and query. */
  url: string
  domain: string
  /** Unix time in milliseconds, or for errors an ISO 8601 text. */
  timestamp: number | string
  props: Readonly<Record<string, unknown>>
}

/**
 * Creates the sender of events. Events are sent in batches: above 45 KB, after
 * 10 seconds, and when the page is hidden, frozen or left. Errors are sent one
 * by one.
 *
 * Nothing is sent while the browser asks not to be tracked (`doNotTrack`,
 * `globalPrivacyControl`), before `isEnabled` resolves to `true`, and after the
 * service has answered 403.
 *
 * @param parameters.host - the option `hosts.analytics`
 * @param parameters.isEnabled - asks the project's dashboard
 * @param parameters.onRefused - called once if the service answers 403
 */
export function createEventSender(
  parameters: createEventSender.Parameters,
): createEventSender.ReturnType {
  const { host, isEnabled, onRefused, projectId } = parameters
  let state: 'asking' | 'off' | 'on' = 'asking'
  let isDue = false
  let queue: { text: string; bytes: number }[] = []
  let errors: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop() {
    state = 'off'
    queue = []
    errors = []
    clearTimeout(timer)
    globalThis.document?.removeEventListener('visibilitychange', onVisibility)
    globalThis.document?.removeEventListener('freeze', flush)
    globalThis.window?.removeEventListener('pagehide', flush)
  }

  async function post(body: string) {
    const query = new URLSearchParams({
      projectId,
      st: defaultSdk.type,
      sv: defaultSdk.version,
    })
    try {
      // Text needs no preflight, which a page that is being left cannot await.
      const response = await fetch(`${host}/e?${query}`, {
        body,
        credentials: 'omit',
        headers: { 'content-type': 'text/plain' },
        keepalive: true,
        method: 'POST',
        referrerPolicy: 'origin',
      })
      if (response.status !== 403 || state === 'off') return
      stop()
      onRefused()
    } catch {
      // Events are lost when the service cannot be reached.
    }
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (isTrackingRefused()) return stop()
    isDue = state === 'asking'
    if (state !== 'on') return
    const [batch, failed] = [queue, errors]
    queue = []
    errors = []
    for (const texts of toBatches(batch)) void post(`[${texts.join()}]`)
    for (const error of failed) void post(error)
  }

  function onVisibility() {
    if (document.visibilityState === 'hidden') flush()
  }

  async function start() {
    if (isTrackingRefused()) return stop()
    globalThis.document?.addEventListener('visibilitychange', onVisibility)
    globalThis.document?.addEventListener('freeze', flush)
    globalThis.window?.addEventListener('pagehide', flush)
    const isOn = await isEnabled().catch(() => false)
    if (state !== 'asking') return
    if (!isOn) return stop()
    state = 'on'
    if (isDue) flush()
  }

  let isStarted = false
  function begin() {
    if (!isStarted) void start()
    isStarted = true
  }

  return {
    add(envelope) {
      begin()
      if (state === 'off') return
      const text = JSON.stringify(envelope)
      const bytes = new TextEncoder().encode(text).length + 1
      const size = queue.reduce((sum, item) => sum + item.bytes, 2)
      if (size + bytes > BATCH_MAX_BYTES) flush()
      if (queue.length >= QUEUE_MAX) return
      queue.push({ text, bytes })
      timer ??= setTimeout(flush, BATCH_MAX_AGE_MS)
    },
    addError(envelope) {
      begin()
      if (state === 'off') return
      errors.push(JSON.stringify(envelope))
      flush()
    },
  }
}

export declare namespace createEventSender {
  type Parameters = {
    host: string
    projectId: string
    isEnabled(): Promise<boolean>
    onRefused(): void
  }
  type ReturnType = {
    add(envelope: Envelope): void
    addError(envelope: Envelope): void
  }
}

/** More than one if events had to wait for the dashboard. */
function toBatches(items: readonly { text: string; bytes: number }[]) {
  const batches: string[][] = []
  let size = BATCH_MAX_BYTES
  for (const { bytes, text } of items) {
    if (size + bytes > BATCH_MAX_BYTES) {
      batches.push([])
      size = 2
    }
    batches.at(-1)?.push(text)
    size += bytes
  }
  return batches
}

/** Global Privacy Control, and its predecessor Do Not Track. */
function isTrackingRefused() {
  const { doNotTrack, globalPrivacyControl } = (globalThis.navigator ?? {}) as {
    doNotTrack?: unknown
    globalPrivacyControl?: unknown
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}
