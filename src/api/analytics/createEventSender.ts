import { createSlidingWindow } from '../../core/analytics/createSlidingWindow.js'
import {
  TELEMETRY_MAX_EVENTS_PER_WINDOW,
  TELEMETRY_WINDOW_MS,
} from '../../core/constants/analytics.js'
import { defaultSdk } from '../../version.js'

/** Above this, a batch is sent at once: browsers cap `keepalive` at 64 KB. */
const BATCH_MAX_BYTES = 45 * 1024
const BATCH_MAX_AGE_MS = 10_000
/** Events that wait for a dashboard or service that does not answer. */
const QUEUE_MAX = 1_000
/** Of a page, all requests together: the browser refuses more than 64 KB. */
const KEEPALIVE_MAX_BYTES = 60 * 1024
const POST_TIMEOUT_MS = 10_000
/** After a 429, unless `Retry-After` says otherwise. */
const PAUSE_MS = 60_000
const PAUSE_MAX_MS = 3_600_000
const REASON_MAX_LENGTH = 500

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
 * Creates the sender of events. Events are sent above 45 KB, after 10 seconds,
 * and when the page is hidden, frozen or left: one envelope per request, or all
 * in one where the host says so. Errors are sent one by one. Everything ends in 10 seconds, and a 429 pauses it.
 *
 * Nothing is sent while the browser asks not to be tracked (`doNotTrack`,
 * `globalPrivacyControl`), before `isEnabled` resolves to `true`, and after the
 * service has answered 403.
 *
 * @param parameters.host - the option `hosts.analytics`
 * @param parameters.isEnabled - asks the project's dashboard
 * @param parameters.isBatched - whether the host takes a list of envelopes;
 * asked after `isEnabled`
 * @param parameters.onRefused - called once if the service answers 403, with
 * the start of its text
 */
export function createEventSender(
  parameters: createEventSender.Parameters,
): createEventSender.ReturnType {
  const { host, isBatched, isEnabled, onRefused, projectId } = parameters
  // Errors may have waited for the dashboard.
  const isWithin = createSlidingWindow({
    max: TELEMETRY_MAX_EVENTS_PER_WINDOW,
    ms: TELEMETRY_WINDOW_MS,
  })
  let state: 'asking' | 'off' | 'on' = 'asking'
  let isDue = false
  let isPosting = false
  let pausedUntil = 0
  let keptAlive = 0
  let queue: Item[] = []
  let size = 0
  let errors: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop() {
    state = 'off'
    queue = []
    errors = []
    clearTimeout(timer)
    globalThis.document?.removeEventListener('visibilitychange', onVisibility)
    globalThis.document?.removeEventListener('freeze', leave)
    globalThis.window?.removeEventListener('pagehide', leave)
  }

  async function post(body: string) {
    const query = new URLSearchParams({
      projectId,
      st: defaultSdk.type,
      sv: defaultSdk.version,
    })
    // Browsers share a budget for what outlives the page with the app.
    const bytes = toBytes(body)
    const keepalive = keptAlive + bytes <= KEEPALIVE_MAX_BYTES
    if (keepalive) keptAlive += bytes
    const late = new AbortController()
    const timeout = setTimeout(() => late.abort(), POST_TIMEOUT_MS)
    try {
      // Text needs no preflight, which a page that is being left cannot await.
      const response = await fetch(`${host}/e?${query}`, {
        body,
        credentials: 'omit',
        headers: { 'content-type': 'text/plain' },
        keepalive,
        method: 'POST',
        referrerPolicy: 'origin',
        signal: late.signal,
      })
      if (response.status === 429) pausedUntil = Date.now() + toPause(response)
      if (response.status !== 403 || state === 'off') return
      stop()
      const reason = await response.text().catch(() => '')
      onRefused(reason.slice(0, REASON_MAX_LENGTH))
    } catch {
      // Events are lost when the service cannot be reached.
    } finally {
      clearTimeout(timeout)
      if (keepalive) keptAlive -= bytes
    }
  }

  /** One request after the other, so that a slow service gets no more. */
  async function postAll(batches: readonly string[]) {
    isPosting = true
    for (const batch of batches)
      if (state === 'on' && Date.now() >= pausedUntil) await post(batch)
    isPosting = false
    if (isDue) flush()
  }

  /** @param isLeaving - the page may be gone before an answer comes */
  function flush(isLeaving = false) {
    clearTimeout(timer)
    timer = undefined
    if (isTrackingRefused()) return stop()
    if (Date.now() < pausedUntil) return wait()
    for (const error of state === 'on' ? errors : [])
      if (isWithin(Date.now())) void post(error)
    if (state === 'on') errors = []
    isDue = state === 'asking' || (isPosting && !isLeaving)
    if (state !== 'on' || isDue) return
    const batches = isBatched?.()
      ? toBatches(queue).map((texts) => `[${texts.join()}]`)
      : queue.map(({ text }) => text)
    queue = []
    size = 0
    if (isLeaving) for (const batch of batches) void post(batch)
    else if (batches.length > 0) void postAll(batches)
  }

  function wait() {
    timer ??= setTimeout(
      () => flush(),
      Math.max(BATCH_MAX_AGE_MS, pausedUntil - Date.now()),
    )
  }

  const leave = () => flush(true)

  function onVisibility() {
    if (document.visibilityState === 'hidden') leave()
  }

  async function start() {
    if (isTrackingRefused()) return stop()
    globalThis.document?.addEventListener('visibilitychange', onVisibility)
    globalThis.document?.addEventListener('freeze', leave)
    globalThis.window?.addEventListener('pagehide', leave)
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
      if (state === 'off' || queue.length >= QUEUE_MAX) return
      const text = JSON.stringify(envelope)
      const bytes = toBytes(text) + 1
      if (size + bytes > BATCH_MAX_BYTES) flush()
      queue.push({ text, bytes })
      size += bytes
      wait()
    },
    addError(envelope) {
      begin()
      if (state === 'off' || errors.length >= TELEMETRY_MAX_EVENTS_PER_WINDOW)
        return
      errors.push(JSON.stringify(envelope))
      flush()
    },
  }
}

export declare namespace createEventSender {
  type Parameters = {
    host: string
    projectId: string
    isBatched?: (() => boolean) | undefined
    isEnabled(): Promise<boolean>
    onRefused(reason: string): void
  }
  type ReturnType = {
    add(envelope: Envelope): void
    addError(envelope: Envelope): void
  }
}

type Item = { text: string; bytes: number }

const toBytes = (text: string) => new TextEncoder().encode(text).length

/** `Retry-After` as seconds (RFC 9110); a date is read as none. */
function toPause({ headers }: Response) {
  const ms = Number(headers.get('retry-after') ?? 0) * 1_000
  return ms > 0 ? Math.min(ms, PAUSE_MAX_MS) : PAUSE_MS
}

/** More than one if events had to wait for the dashboard. */
function toBatches(items: readonly Item[]) {
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
