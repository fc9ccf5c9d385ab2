/**
 * Runs in the page before anything else: registers a Wallet Standard wallet
 * that accepts at once. Serialized into the browser, so it uses no outer
 * variables.
 */
export function prepareSolana() {
  if (window !== window.top) return
  const chains = ['solana:localnet']
  const account = {
    address: '9WzDXwBbmkg8ZTbMNqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    chains,
    features: ['solana:signMessage'],
    publicKey: new Uint8Array(32),
  }
  /** @type {readonly object[]} */
  let accounts = []
  const wallet = {
    version: '1.0.0',
    name: 'Test Solana Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    chains,
    get accounts() {
      return accounts
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect() {
          accounts = [account]
          return { accounts }
        },
      },
      'standard:events': { version: '1.0.0', on: () => () => {} },
      'solana:signMessage': {
        version: '1.0.0',
        signMessage: () => Promise.reject(new Error('No.')),
      },
    },
  }
  /** @param {{ register(wallet: object): void }} api */
  const register = (api) => api.register(wallet)
  addEventListener('wallet-standard:app-ready', (event) =>
    register(/** @type {CustomEvent} */ (event).detail),
  )
  dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', { detail: register }),
  )
}
