import { FRAME_LOAD_TIMEOUT_MS } from '../../core/constants/frame.js'
import type { KitError } from '../../core/errors/base.js'
import { FrameNotSetError, FrameRefusedError } from '../../core/errors/frame.js'
import { FrameLoadError } from '../../core/errors/frameLoad.js'
import { isDevelopment } from '../../core/isDevelopment.js'
import { isLoopback } from '../../core/isLoopback.js'
import { warnOnce } from '../../core/warnOnce.js'
import type { ReadyEvent } from '../protocol/protocol.js'
import type { createFrameStore } from '../session/createFrameStore.js'
import type { createElement } from './createElement.js'
import { probeFrame } from './probeFrame.js'

/**
 * Further delay, once the host has responded, before the developer is warned.
 */
const FRAME_SILENCE_MS = 3_000

/**
 * Delay after the frame's page loads without a ready message before its host
 * is probed.
 */
const FRAME_PROBE_DELAY_MS = 1_000

/** Delay between the frame's ready message and the state `ready`. */
const FRAME_READY_DELAY_MS = 500

/**
 * Loads the frame, and loads it again after a failure. A frame never reports a
 * failure: only its ready message counts, which must arrive within 20 s of the
 * first request. If a page has loaded but is not ready, its host is probed.
 */
export function createLoader(
  parameters: createLoader.Parameters,
): createLoader.ReturnType {
  const {
    create,
    document,
    host,
    onFail,
    onHold,
    onOpen,
    onReady,
    store,
    url,
  } = parameters
  let element: createElement.ReturnType | undefined
  let loadTimer: ReturnType<typeof setTimeout> | undefined
  let readyTimer: ReturnType<typeof setTimeout> | undefined
  let probeTimer: ReturnType<typeof setTimeout> | undefined
  let probing: AbortController | undefined
  let isHeard = false
  let isTemporary = false
  let isDestroyed = false
  /** Invalidates a pending `onReady` after a later change. */
  let turn = 0

  function reset() {
    turn++
    isHeard = false
    clearTimeout(loadTimer)
    clearTimeout(readyTimer)
    clearTimeout(probeTimer)
    probing?.abort()
    loadTimer = undefined
    onHold()
  }

  function fail(error: KitError, isLost = false) {
    reset()
    store.set({ status: 'failed', error })
    onFail(error, isLost)
  }

  function load() {
    if (isDestroyed) throw new FrameNotSetError()
    if (element && store.get().status !== 'failed') return
    reset()
    store.set({ status: 'loading', error: undefined })
    // Browsers block it, and say so on the console alone.
    if (isMixed(document, url))
      return queueMicrotask(() => {
        if (isLoading())
          fail(new FrameRefusedError({ host, reason: 'insecure' }))
      })
    if (element) return element.reload()
    element = create({
      document,
      url,
      onBlocked() {
        if (isLoading()) fail(new FrameRefusedError({ host, reason: 'policy' }))
      },
      onLoad() {
        clearTimeout(probeTimer)
        if (isLoading())
          probeTimer = setTimeout(() => void probe(), FRAME_PROBE_DELAY_MS)
      },
      onRemoved() {
        element = undefined
        fail(new FrameNotSetError(), true)
      },
    })
  }

  const isLoading = () => !isHeard && store.get().status === 'loading'

  async function probe() {
    const controller = new AbortController()
    const { signal } = controller
    probing = controller
    const error = await probeFrame({ document, host, signal, url })
    if (signal.aborted) return
    if (error) fail(error)
    else if (isDevelopment)
      probeTimer = setTimeout(
        () =>
          isLoading() &&
          warnOnce(
            `The page at \`hosts.frame\` (${host}) has loaded, but hasn't said that it is ready. Check that its address is the secure frame's, that it isn't an error page, and that its \`frame-ancestors\` allow this page.`,
          ),
        FRAME_SILENCE_MS,
      )
  }

  async function ready(event: ReadyEvent) {
    const isRestart = isHeard
    isTemporary = event?.storage === 'temporary'
    const isReady = store.get().status === 'ready'
    reset()
    isHeard = true
    const own = turn
    if (!isReady) store.set({ status: 'loading', error: undefined })
    const waiting = onReady()
    if (waiting) await waiting
    if (own !== turn) return
    onOpen(isRestart)
    if (isReady) return
    readyTimer = setTimeout(
      () => store.set({ status: 'ready' }),
      FRAME_READY_DELAY_MS,
    )
  }

  return {
    load,
    need() {
      load()
      if (isHeard) return
      loadTimer ??= setTimeout(
        () =>
          fail(
            new FrameLoadError({
              details: `The page at \`hosts.frame\` has not said that it is ready: ${host}`,
            }),
          ),
        FRAME_LOAD_TIMEOUT_MS,
      )
    },
    ready: (event) => void ready(event),
    lose: () => fail(new FrameLoadError(), true),
    isHeard: () => isHeard,
    isTemporary: () => isTemporary,
    getElement: () => element,
    destroy() {
      isDestroyed = true
      reset()
      element?.destroy()
      element = undefined
    },
  }
}

export declare namespace createLoader {
  type Parameters = {
    /** Adds the frame to the page. */
    create(
      page: Omit<createElement.Parameters, 'onCancel'>,
    ): createElement.ReturnType
    document: Document
    /** `hosts.frame`, for errors. */
    host: string
    /** URL of the frame's page. */
    url: string
    store: Pick<createFrameStore.ReturnType, 'get' | 'set'>
    /** Called when requests have to wait from now on. */
    onHold(): void
    /** Called when the frame listens; awaited before `onOpen`. */
    onReady(): Promise<void> | undefined
    /** Called when requests can be posted; `isRestart` if they could before. */
    onOpen(isRestart: boolean): void
    /**
     * Called when the frame does not answer; `isLost` if it did before, or if
     * it is no longer on the page.
     */
    onFail(error: KitError, isLost: boolean): void
  }

  type ReturnType = {
    /**
     * Adds the frame to the page, or loads it again after a failure.
     * @throws FrameNotSetError after `destroy()`
     */
    load(): void
    /** Same as `load()`, and starts the deadline of 20 s. */
    need(): void
    /** Handles the ready message of the frame. */
    ready(event: ReadyEvent): void
    /** Marks the frame as gone; the next `load()` loads it again. */
    lose(): void
    isHeard(): boolean
    /** Whether the browser clears the frame's storage when it closes. */
    isTemporary(): boolean
    getElement(): createElement.ReturnType | undefined
    destroy(): void
  }
}

/** Whether it is mixed content: plain http in a page on https. */
function isMixed({ location }: Document, url: string) {
  const { hostname, protocol } = new URL(url)
  return (
    location?.protocol === 'https:' &&
    protocol === 'http:' &&
    !isLoopback(hostname)
  )
}
