import { FrameLoadError } from '../core/errors/frameLoad.js'
import { SecureContextRequiredError } from '../core/errors/secureContext.js'
import type { TokenAsk } from '../core/ports/tokenAsk.js'
import type {
  ApprovalsClaim,
  Frame,
  FrameClient,
  FrameOptions,
} from '../core/ports.js'
import { isSecurePage } from '../core/secureContext/isSecurePage.js'
import type { createFrameClient } from './createFrameClient.js'
import { createFrameStore } from './session/createFrameStore.js'

/**
 * Creates the inert handle of the embedded wallet's frame. It is safe on the
 * server, and loads nothing until `open()` loads the client.
 *
 * @param options - Complete options of the frame.
 * @returns The handle; `open()` is single-flight and does not cache a failure.
 *
 * @example
 * const frame = createFrame(options)
 * const client = await frame.open()
 * await client.connectEmail({ email: 'ann@example.com' })
 */
export function createFrame(
  options: createFrame.Parameters,
): createFrame.ReturnType {
  const store = createFrameStore()
  let client: createFrameClient.ReturnType | undefined
  let opening: Promise<FrameClient> | undefined
  let getTheme: Parameters<Frame['provideTheme']>[0] | undefined

  async function load() {
    // In a page without HTTPS, the frame has no cryptography either.
    if (!isSecurePage()) throw new SecureContextRequiredError()
    // The frame would not answer: the page's own parent could be anyone's.
    const page = globalThis.window
    if (page?.top !== page?.self)
      throw new FrameLoadError({ details: 'The page is in a frame itself' })
    const { createFrameClient } = await import('./createFrameClient.js').catch(
      (cause) => {
        throw new FrameLoadError({ cause })
      },
    )
    const created = createFrameClient({
      options,
      store,
      getTheme: () => getTheme?.(),
      onDestroy() {
        if (client === created) client = undefined
      },
    })
    created.load()
    client = created
    return created
  }

  function countClaims(key: 'approvalsClaimed' | 'loginClaimed') {
    let count = 0
    return () => {
      let held = true
      count++
      store.set({ [key]: true })
      return () => {
        if (!held) return
        held = false
        count--
        store.set({ [key]: count > 0 })
      }
    }
  }

  const countApprovals = countClaims('approvalsClaimed')
  /** Newest first. */
  const tokenAsks: TokenAsk[] = []
  const claimLogin = countClaims('loginClaimed')

  return {
    options,
    namespaces: new Set(),
    getState: store.get,
    subscribe: store.subscribe,
    async open() {
      if (client) {
        client.load()
        return client
      }
      opening ??= load().finally(() => {
        opening = undefined
      })
      return opening
    },
    peek: () => client,
    claimApprovals(): ApprovalsClaim {
      const release = countApprovals()
      return {
        show: () => client?.show(),
        hide: () => client?.hide(),
        release,
      }
    },
    claimLogin,
    claimTokens(ask) {
      tokenAsks.unshift(ask)
      return () => {
        const index = tokenAsks.indexOf(ask)
        if (index >= 0) tokenAsks.splice(index, 1)
      }
    },
    getTokenAsk: () => tokenAsks[0],
    provideTheme(provided) {
      getTheme = provided
    },
  }
}

export declare namespace createFrame {
  type Parameters = FrameOptions
  type ReturnType = Frame
}
