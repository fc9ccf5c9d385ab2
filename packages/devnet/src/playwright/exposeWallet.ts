import type { Page } from '@playwright/test'
import type { createMockWallet } from 'latchkey/testing'

type Wallet = ReturnType<typeof createMockWallet>
type Answer = { error?: { code?: number; message: string }; result?: unknown }

/**
 * Announces a mock wallet to every page that opens (EIP-6963). Its keys and
 * its decisions stay in the test: the page only passes requests on.
 */
export async function exposeWallet(page: Page, wallet: Wallet): Promise<void> {
  await page.exposeFunction(
    'latchkeyRequest',
    async (request: { method: string; params?: unknown }): Promise<Answer> => {
      try {
        return { result: await wallet.provider.request(request) }
      } catch (error) {
        const { code, message } = error as { code?: number; message: string }
        return { error: { message, ...(code !== undefined && { code }) } }
      }
    },
  )
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    wallet.provider.on(event, ((payload: unknown) => {
      // The page may be navigating, and then has nobody to emitInPage.
      page.evaluate(emitInPage, { event, payload }).catch(() => {})
    }) as never)
  await page.addInitScript(announce, wallet.info)
}

declare global {
  var latchkeyRequest: (request: object) => Promise<Answer>
  var latchkeyTell: ((event: string, payload: unknown) => void) | undefined
}

/** Runs in the page. */
function emitInPage({ event, payload }: { event: string; payload: unknown }) {
  globalThis.latchkeyTell?.(event, payload)
}

/** Runs in the page. */
function announce(info: Wallet['info']) {
  // The secure frame is a page, too.
  if (window !== window.top || !location.protocol.startsWith('http')) return
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  globalThis.latchkeyTell = (event, payload) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  const provider = {
    async request(request: object) {
      const { error, result } = await globalThis.latchkeyRequest(request)
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    },
    on(event: string, listener: (payload: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: (payload: unknown) => void) {
      listeners.get(event)?.delete(listener)
    },
  }
  const detail = Object.freeze({ info, provider })
  const send = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail }),
    )
  window.addEventListener('eip6963:requestProvider', send)
  send()
}
