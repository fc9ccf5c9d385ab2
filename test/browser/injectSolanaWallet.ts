import type { Page } from '@playwright/test'
import { Keypair } from '@solana/web3.js'
import type { E2eState } from '../e2e/state.js'

/**
 * Injects a Wallet Standard wallet with some SOL into every page. It accepts
 * connections and signs nothing.
 *
 * @returns Its address.
 */
export async function injectSolanaWallet(page: Page, local: E2eState) {
  const { publicKey } = Keypair.generate()
  const address = publicKey.toBase58()
  await fetch(local.solana.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'requestAirdrop',
      params: [address, 2_000_000_000],
    }),
  })
  const key = [...publicKey.toBytes()]
  await page.addInitScript(
    ({ address, key }) => {
      if (window !== window.top) return
      const features = ['solana:signTransaction'] as const
      const chains = ['solana:localnet'] as const
      const publicKey = new Uint8Array(key)
      const accounts = [{ address, chains, features, publicKey }]
      const version = '1.0.0'
      const wallet = Object.freeze({
        version,
        name: 'Test Wallet',
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        chains,
        accounts,
        features: {
          'standard:connect': { version, connect: async () => ({ accounts }) },
          'standard:events': { version, on: () => () => {} },
          'solana:signTransaction': {
            version,
            supportedTransactionVersions: ['legacy', 0],
            signTransaction: () => Promise.reject(new Error('not here')),
          },
        },
      })
      type Api = { register(wallet: unknown): void }
      const register = (api: Api) => api.register(wallet)
      addEventListener('wallet-standard:app-ready', (event) =>
        register((event as CustomEvent<Api>).detail),
      )
      const detail = register
      dispatchEvent(
        new CustomEvent('wallet-standard:register-wallet', { detail }),
      )
    },
    { address, key },
  )
  return address
}
