/**
 * Runs in the page before anything else: announces wallets that accept at
 * once. Serialized into the browser, so it uses no outer variables.
 */
export function announceWallets() {
  const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  let isAllowed = false
  /** @param {{ method: string }} call */
  const request = async ({ method }) => {
    if (method === 'eth_chainId') return '0x1'
    if (method === 'eth_accounts') return isAllowed ? [address] : []
    isAllowed ||= /^(eth|wallet)_request/.test(method)
    if (method === 'eth_requestAccounts') return [address]
    return method === 'wallet_requestPermissions'
      ? [{ caveats: [{ value: [address] }] }]
      : null
  }
  const details = ['Test Wallet', 'Other Wallet', 'Third Wallet'].map(
    (name, index) =>
      Object.freeze({
        info: { icon, name, rdns: `wallet${index}.test`, uuid: `${index}` },
        provider: { on() {}, removeListener() {}, request },
      }),
  )
  const announce = () => {
    for (const detail of details)
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  addEventListener('eip6963:requestProvider', announce)
}
