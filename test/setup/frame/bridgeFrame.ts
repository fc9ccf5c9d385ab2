import { frameMarker } from '../../../src/frame/protocol/protocol.js'
import type { createWalletPage } from './createWalletPage.js'

/**
 * Stands in for the browser between a happy-dom page and the wallet's page:
 * messages posted to the first iframe reach the wallet's page, and its
 * responses arrive as trusted messages of the iframe.
 *
 * @param answers - Responses of the page to anything but RPC requests.
 */
export function bridgeFrame(
  page: ReturnType<typeof createWalletPage>,
  answers: Record<string, unknown>,
): void {
  function hear(source: object, data: unknown) {
    const event = new window.MessageEvent('message', { data })
    const more = { isTrusted: true, origin: 'https://wallet.example', source }
    for (const [name, value] of Object.entries(more))
      Object.defineProperty(event, name, { value })
    window.dispatchEvent(event)
  }

  async function answer(name: string, payload: unknown, id: string) {
    if (name === 'RPC_REQUEST') return page.ask(name, payload, id)
    const type = `${frameMarker}${name}_SUCCESS`
    return { type, id, payload: answers[name] }
  }

  function connect(iframe: HTMLIFrameElement) {
    const source = {
      async postMessage(envelope: {
        type: string
        id: string
        payload: never
      }) {
        const [, name = ''] = envelope.type.split('/')
        hear(source, await answer(name, envelope.payload, envelope.id))
      },
    }
    Object.defineProperty(iframe, 'contentWindow', { value: source })
    queueMicrotask(() => hear(source, { type: `${frameMarker}READY` }))
  }

  const observer = new MutationObserver(() => {
    const iframe = document.querySelector('iframe')
    if (!iframe) return
    observer.disconnect()
    connect(iframe)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
