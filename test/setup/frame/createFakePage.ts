import { appMarker, frameMarker } from '../../../src/frame/protocol/protocol.js'

type Answer = (payload: never) => unknown

/** A response that never arrives. */
export const silence = () => new Promise<never>(() => {})

/** An error response of the frame. */
export class FakeFrameError extends Error {
  constructor(
    message: string,
    readonly code?: string | number | undefined,
  ) {
    super(message)
  }
}

/**
 * Creates a page with the embedded wallet's frame, for tests in Node: the real
 * client runs against it. Only the outside is fake: elements, `postMessage`,
 * `message` and `storage` events, and the frame's responses.
 *
 * Install with `vi.stubGlobal` for each of `page.globals`.
 */
export function createFakePage(
  parameters: { frameOrigin?: string | undefined } = {},
) {
  const { frameOrigin = 'https://wallet.example' } = parameters
  const listeners = new Map<string, Set<(event: unknown) => void>>()

  const frame = {
    /** Milliseconds until the ready message; `undefined` for never. */
    readyAfter: 0 as number | undefined,
    session: undefined as
      | { address: string; chainId: number | string; email?: string }
      | undefined,
    /** Solana account of the session. Without one, the frame has none. */
    solana: undefined as string | undefined,
    answers: {} as Record<string, Answer>,
    /** Names of the messages that the app has posted, in order. */
    log: [] as string[],
    posted: [] as { name: string; payload: unknown }[],
    ready: () => {
      for (const iframe of iframes) emit(iframe, 'READY', {}, undefined)
    },
    update: () => {
      for (const iframe of iframes)
        emit(iframe, 'SESSION_UPDATE', { token: 't' }, undefined)
    },
  }

  function answer(name: string, payload: unknown) {
    const own = frame.answers[name]
    if (own) return own(payload as never)
    const { chainId } = (payload ?? {}) as { chainId?: number | undefined }
    if (name === 'GET_USER' && String(chainId).startsWith('solana:')) {
      if (!frame.session || !frame.solana)
        throw new FakeFrameError('no account')
      return { ...frame.session, address: frame.solana, chainId }
    }
    if (frame.session && chainId !== undefined) frame.session.chainId = chainId
    switch (name) {
      case 'IS_CONNECTED':
        return { isConnected: frame.session !== undefined }
      case 'GET_USER':
        if (!frame.session) throw new FakeFrameError('not logged in')
        return { ...frame.session }
      case 'GET_CHAIN_ID':
        return { chainId: frame.session?.chainId ?? 1 }
      case 'SWITCH_NETWORK':
        return { chainId }
      case 'SIGN_OUT':
        frame.session = undefined
        return undefined
      case 'SYNC_DAPP_DATA':
      case 'RPC_ABORT':
        return undefined
      default:
        throw new FakeFrameError('unknown message', 4200)
    }
  }

  const iframes: FakeElement[] = []

  function dispatch(type: string, event: unknown) {
    for (const listener of [...(listeners.get(type) ?? [])]) listener(event)
  }

  function emit(
    iframe: FakeElement,
    name: string,
    payload: unknown,
    id: string | undefined,
  ) {
    const data = { type: `${frameMarker}${name}`, payload, id }
    dispatch('message', {
      isTrusted: true,
      source: iframe.contentWindow,
      origin: frameOrigin,
      data: structuredClone(data),
    })
  }

  async function receive(
    iframe: FakeElement,
    envelope: { type: string; id: string; payload: never },
  ) {
    const name = envelope.type.slice(appMarker.length)
    frame.log.push(name)
    frame.posted.push({ name, payload: envelope.payload })
    await null
    try {
      const payload = await answer(name, envelope.payload)
      emit(iframe, `${name}_SUCCESS`, payload, envelope.id)
    } catch (error) {
      const { code, message } = error as FakeFrameError
      emit(iframe, `${name}_ERROR`, { message, code }, envelope.id)
    }
  }

  function createElement(tag: string): FakeElement {
    const element: FakeElement = {
      tag,
      style: {},
      open: false,
      isConnected: true,
      contentWindow: undefined,
      setAttribute() {},
      hasAttribute: () => false,
      removeAttribute() {},
      addEventListener() {},
      removeEventListener() {},
      append() {},
      remove() {
        element.isConnected = false
      },
      replaceWith() {
        element.isConnected = false
      },
      showModal() {
        element.open = true
      },
      close() {
        element.open = false
      },
    }
    if (tag !== 'iframe') return element
    element.contentWindow = {
      postMessage(envelope: never, targetOrigin: string) {
        if (targetOrigin === frameOrigin)
          void receive(element, structuredClone(envelope))
      },
    }
    Object.defineProperty(element, 'src', {
      set() {
        const { readyAfter } = frame
        if (readyAfter === undefined) return
        setTimeout(() => {
          if (element.isConnected) emit(element, 'READY', {}, undefined)
        }, readyAfter)
      },
    })
    iframes.push(element)
    return element
  }

  const document = {
    body: createElement('body'),
    documentElement: createElement('html'),
    createElement,
    addEventListener() {},
    removeEventListener() {},
    defaultView: undefined as unknown,
  }
  const window = {
    document,
    location: { origin: 'https://app.example' },
    addEventListener(type: string, listener: (event: unknown) => void) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
    },
    removeEventListener(type: string, listener: (event: unknown) => void) {
      listeners.get(type)?.delete(listener)
    },
    dispatchEvent(event: Event) {
      dispatch(event.type, event)
    },
  }

  return {
    frame,
    iframes,
    /** Returns the number of listeners of a type on the page. */
    countListeners: (type: string) => listeners.get(type)?.size ?? 0,
    /** Simulates that another tab has written this key. */
    changeStorage: (key: string) => dispatch('storage', { key }),
    globals: {
      window,
      document,
      MutationObserver: class {
        observe() {}
        disconnect() {}
      },
    },
  }
}

type FakeElement = {
  tag: string
  style: Record<string, string>
  open: boolean
  isConnected: boolean
  contentWindow: unknown
  setAttribute(): void
  hasAttribute(): boolean
  removeAttribute(): void
  addEventListener(): void
  removeEventListener(): void
  append(): void
  remove(): void
  replaceWith(): void
  showModal(): void
  close(): void
}
