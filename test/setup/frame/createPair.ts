import { createLogger } from '../../../src/core/logger.js'
import { defaultHosts } from '../../../src/core/options.js'
import type { FrameOptions } from '../../../src/core/ports.js'
import { createKitStorage } from '../../../src/core/storage.js'
import { createFrameClient } from '../../../src/frame/createFrameClient.js'
import { createFrameHost } from '../../../src/frame/host/createFrameHost.js'
import type { HostHandlers } from '../../../src/frame/host/types.js'
import type { Envelope } from '../../../src/frame/protocol/protocol.js'
import { createFrameStore } from '../../../src/frame/session/createFrameStore.js'
import type { createElement } from '../../../src/frame/transport/createElement.js'

export const appOrigin = 'http://app.localhost:5173'
export const frameOrigin = 'http://wallet.localhost:5174'

type Listener = (event: never) => void

/** A window that only receives messages. */
function createEars() {
  const listeners = new Set<Listener>()
  return {
    listeners,
    addEventListener: (_: string, listener: Listener) =>
      void listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) =>
      void listeners.delete(listener),
    hear(event: unknown) {
      for (const listener of [...listeners]) listener(event as never)
    },
  }
}

/**
 * Connects the client and the frame-side SDK, each in its own fake window, as
 * browsers do: messages are cloned, asynchronous, and carry origin and source.
 */
export function createPair(parameters: createPair.Parameters = {}) {
  const { handlers = {}, isAllowed = true, options: changed } = parameters
  const appEars = createEars()
  const toFrame: Envelope[] = []
  const toApp: Envelope[] = []
  const targets: string[] = []
  let frameEars = createEars()

  const frameProxy = {
    postMessage(data: unknown, target: string) {
      const copy = structuredClone(data) as Envelope
      targets.push(target)
      if (target !== frameOrigin) return
      toFrame.push(copy)
      const ears = frameEars
      queueMicrotask(() => {
        const event = { isTrusted: true, source: appProxy, origin: appOrigin }
        ears.hear({ ...event, data: copy })
      })
    },
  }
  const appProxy = {
    postMessage(data: unknown, target: string) {
      const copy = structuredClone(data) as Envelope
      targets.push(target)
      if (target !== appOrigin) return
      toApp.push(copy)
      queueMicrotask(() => say(copy))
    },
  }

  /** Posts a message to the app as the frame does, unless overridden. */
  function say(data: unknown, event: object = {}) {
    appEars.hear({
      isTrusted: true,
      source: frameProxy,
      origin: frameOrigin,
      data,
      ...event,
    })
  }

  const element = {
    count: 0,
    reloads: 0,
    isShown: false,
    shows: 0,
    isOnPage: false,
    cancel: () => {},
    remove: () => {},
  }
  const create: typeof createElement = ({ onCancel, onRemoved }) => {
    element.count++
    element.isOnPage = true
    element.cancel = onCancel
    element.remove = () => {
      element.isOnPage = false
      onRemoved()
    }
    return {
      getWindow: () => (element.isOnPage ? (frameProxy as never) : null),
      reload: () => void element.reloads++,
      show() {
        if (!element.isShown) element.shows++
        element.isShown = true
      },
      hide() {
        element.isShown = false
      },
      destroy() {
        element.isOnPage = false
      },
    }
  }

  const storage = createKitStorage({ storage: createMemory() })
  const timeouts: string[] = []
  const options: FrameOptions = {
    projectId: 'test',
    hosts: { ...defaultHosts, frame: `${frameOrigin}/sdk` },
    caipNetworkId: 'eip155:31337',
    approvals: 'auto',
    enableLogger: false,
    storage,
    logger: createLogger(),
    metadata: undefined,
    onTimeout: (reason) => void timeouts.push(reason),
    ...changed,
  }
  const store = createFrameStore()
  const document = { visibilityState: 'visible' }
  let destroyed = 0
  const client = createFrameClient({
    options,
    store,
    createElement: create,
    onDestroy: () => void destroyed++,
    window: {
      ...appEars,
      document: document as Document,
      location: { origin: appOrigin },
    },
  })

  /** Starts a fresh document in the frame. */
  function boot(next: Partial<createFrameHost.Parameters> = {}, search = '') {
    frameEars = createEars()
    const host = createFrameHost({
      version: '1',
      isAllowedOrigin: (origin) => isAllowed && origin === appOrigin,
      handlers,
      approve: async () => {},
      ...next,
      window: {
        ...frameEars,
        parent: appProxy,
        top: appProxy,
        location: { ancestorOrigins: [appOrigin], search },
        document: { referrer: '' },
      } as never,
    })
    host.start()
    return host
  }

  return {
    appEars,
    boot,
    client,
    destroyed: () => destroyed,
    document,
    element,
    hearInFrame: (event: object) =>
      frameEars.hear({
        isTrusted: true,
        source: appProxy,
        origin: appOrigin,
        ...event,
      }),
    options,
    say,
    storage,
    store,
    targets,
    timeouts,
    toApp,
    toFrame,
    /** Names of the messages the frame received, without the marker. */
    told: () => toFrame.map(({ type }) => type.split('/')[1]),
  }
}

export declare namespace createPair {
  type Parameters = {
    handlers?: HostHandlers | undefined
    isAllowed?: boolean | undefined
    options?: Partial<FrameOptions> | undefined
  }
}

function createMemory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** Runs all pending microtasks. */
export async function settle() {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}
