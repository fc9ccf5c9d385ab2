import type {
  FramePage,
  FramePageListener,
} from '../../core/ports/framePage.js'
import { createFrameHost } from '../../frame/host/createFrameHost.js'
import { createPorts } from './createPorts.js'

/**
 * Creates the page around a mock frame: instead of an iframe, the app and the
 * frame's side of the protocol hold the two ends of a `MessageChannel`. Both
 * sides are the real ones, with all their checks.
 *
 * @param parameters.isLoading - whether the frame's document never gets ready
 * @param parameters.onReply - called when the app has received an answer
 */
export function createMockPage(
  parameters: createMockPage.Parameters,
): createMockPage.ReturnType {
  const { approve, frameOrigin, handlers, isLoading, onReply } = parameters
  const appOrigin = globalThis.window?.location?.origin ?? 'null'
  const appListeners = new Set<FramePageListener>()
  const popups = new Set<object>()
  /** Documents of the frame that are open. */
  const frames = new Set<ReturnType<typeof boot>>()

  /** Starts a new document of the frame. */
  function boot(target: object) {
    const listeners = new Set<FramePageListener>()
    const ports = createPorts({
      onApp(data) {
        const event = { data, isTrusted: true, origin: frameOrigin }
        for (const listener of [...appListeners])
          listener({ ...event, source: target })
        onReply((data as { id?: string | undefined }).id)
      },
      onFrame(data) {
        const event = { data, isTrusted: true, origin: appOrigin }
        for (const listener of [...listeners])
          listener({ ...event, source: parent })
      },
    })
    const parent = {
      postMessage(data: unknown, origin: string) {
        if (origin === appOrigin) ports.toApp(data)
      },
    }
    const host = createFrameHost({
      approve,
      handlers,
      isAllowedOrigin: () => true,
      // Tests send faster than users.
      limits: { burst: Number.MAX_SAFE_INTEGER },
      window: {
        addEventListener: (_: string, listener: FramePageListener) =>
          void listeners.add(listener),
        removeEventListener: (_: string, listener: FramePageListener) =>
          void listeners.delete(listener),
        document: { referrer: '' },
        location: { ancestorOrigins: [appOrigin], search: '' },
        parent,
        top: parent,
      } as never,
    })
    if (!isLoading()) host.start()
    return {
      toFrame: ports.toFrame,
      update: () => host.update('mock'),
      stop() {
        host.stop()
        ports.close()
      },
    }
  }

  function createElement() {
    const frameWindow = {
      postMessage(data: unknown, origin: string) {
        if (origin === frameOrigin) frame?.toFrame(data)
      },
    }
    let frame: ReturnType<typeof boot> | undefined
    function start() {
      frame = boot(frameWindow)
      frames.add(frame)
    }
    function stop() {
      frame?.stop()
      if (frame) frames.delete(frame)
      frame = undefined
    }
    start()
    return {
      getWindow: () => (frame ? (frameWindow as unknown as Window) : null),
      reload() {
        stop()
        start()
      },
      show() {},
      hide() {},
      destroy: stop,
    }
  }

  /** Opens a window at a provider, which loads nothing. */
  function open() {
    const popup = {
      closed: false,
      close() {
        popup.closed = true
        popups.delete(popup)
      },
      location: { replace() {} },
    }
    popups.add(popup)
    return popup as unknown as Window
  }

  return {
    page: {
      createElement,
      window: {
        open,
        addEventListener: (_, listener) => void appListeners.add(listener),
        removeEventListener: (_, listener) =>
          void appListeners.delete(listener),
        document: { visibilityState: 'visible' } as Document,
        location: { origin: appOrigin },
      },
    },
    returnFromProvider(resultUri) {
      const event = {
        data: { resultUri },
        isTrusted: true,
        origin: frameOrigin,
      }
      for (const popup of [...popups])
        for (const listener of [...appListeners])
          listener({ ...event, source: popup })
    },
    stop() {
      for (const frame of frames) frame.stop()
      frames.clear()
    },
    update() {
      for (const frame of frames) frame.update()
    },
  }
}

export declare namespace createMockPage {
  type Parameters = Pick<createFrameHost.Parameters, 'approve' | 'handlers'> & {
    frameOrigin: string
    isLoading(): boolean
    onReply(id: string | undefined): void
  }
  type ReturnType = {
    page: FramePage
    /** The popup of a social login returns, with what the provider says. */
    returnFromProvider(resultUri: string): void
    /** Stops all frames for good. */
    stop(): void
    /** Tells the app that the session has changed. */
    update(): void
  }
}
