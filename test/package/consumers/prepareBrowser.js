/**
 * Runs in the page before anything else: announces a wallet that accepts at
 * once and remembers it, and records what the buttons showed. Serialized into
 * the browser, so it uses no outer variables.
 *
 * @param {{ address: string, chainId: string }} wallet - Its account, and its
 * chain ID in hex. `signWithTestKey` of the page signs.
 */
export function prepareBrowser({ address, chainId }) {
  if (window !== window.top) return
  const key = 'test-wallet.allowed'
  /** @param {{ method: string, params?: any[] }} call */
  async function request({ method, params }) {
    if (method === 'eth_chainId') return chainId
    if (method === 'personal_sign')
      return /** @type {any} */ (window).signWithTestKey(params?.[0])
    if (method === 'eth_accounts') return localStorage[key] ? [address] : []
    if (/^(eth|wallet)_request/.test(method)) localStorage[key] = 'yes'
    if (method === 'eth_requestAccounts') return [address]
    return method === 'wallet_requestPermissions'
      ? [{ caveats: [{ value: [address] }] }]
      : null
  }
  const detail = Object.freeze({
    info: {
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      name: 'Test Wallet',
      rdns: 'wallet.test',
      uuid: '5a1d0c1e-0b6c-4f0e-9d3e-6a1f5c7b2e10',
    },
    provider: { on() {}, removeListener() {}, request },
  })
  addEventListener('eip6963:requestProvider', () => {
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
  /** @type {Set<string>} */
  const said = new Set()
  Object.assign(window, { said })
  const read = () => {
    for (const { textContent } of document.querySelectorAll(
      'button[data-latchkey]',
    ))
      if (textContent) said.add(textContent)
  }
  new MutationObserver(read).observe(document, {
    characterData: true,
    childList: true,
    subtree: true,
  })
}
