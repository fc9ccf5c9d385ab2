import type { BrowserContext } from '@playwright/test'
import type { E2eState } from '../../e2e/state.js'

/** Address of the user logged in on the stand-in's page. */
export const standInAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/**
 * Replaces the wallet's page with one that immediately accepts everything, for
 * frequent tests that only concern the app.
 *
 * @param parameters.isSilent - Whether it stays silent until `speak()` is
 * called in its page. Default false.
 */
export async function serveStandIn(
  context: BrowserContext,
  parameters: { local: E2eState; isSilent?: boolean | undefined },
) {
  const { isSilent = false, local } = parameters
  const { origin, pathname } = new URL(local.hosts.frame)
  const code = `(${answer})(${JSON.stringify(standInAddress)}, ${isSilent})`
  await context.route(
    (url) => url.origin === origin && url.pathname === pathname,
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script>${code}</script>`,
      }),
  )
}

declare global {
  /** Announces that the stand-in is ready. */
  var speak: () => void
  /** Messages received by the stand-in, in order. */
  var heard: string[]
  /** Whether the stand-in receives messages without answering. */
  var isHung: boolean
}

/** Runs in the stand-in's page, so it must not use outer variables. */
function answer(address: string, isSilent: boolean) {
  const heard: string[] = []
  let chainId = 31337
  let isConnected = false
  const user = () => ({
    address,
    chainId,
    email: 'ada@example.com',
    accounts: [{ address, type: 'eoa' }],
  })
  function toPayload(name: string, payload: { chainId: number }) {
    if (name === 'CONNECT_OTP') isConnected = true
    if (name === 'SIGN_OUT') isConnected = false
    if (name === 'SWITCH_NETWORK') chainId = payload.chainId
    if (name === 'CONNECT_EMAIL') return { action: 'VERIFY_OTP' }
    if (name === 'IS_CONNECTED') return { isConnected }
    if (name === 'RPC_REQUEST') return '0x1'
    if (name === 'GET_USER') return user()
    return /CHAIN_ID|SWITCH_NETWORK/.test(name) ? { chainId } : undefined
  }
  addEventListener('message', ({ data, origin }) => {
    const name = String(data.type).replace('@w3m-app/', '')
    heard.push(name)
    if (globalThis.isHung) return
    const payload = toPayload(name, data.payload)
    const type = `@w3m-frame/${name}_SUCCESS`
    parent.postMessage({ type, id: data.id, payload }, origin)
  })
  // Like the wallet's own page, it announces that it answers pings.
  const ready = { type: '@w3m-frame/READY', payload: { ping: true } }
  const speak = () => parent.postMessage(ready, '*')
  Object.assign(globalThis, { heard, speak })
  if (!isSilent) speak()
}
