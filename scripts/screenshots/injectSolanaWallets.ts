import type { Page } from '@playwright/test'

const wallets = [
  { name: 'Fjord', colour: '#3b6fd4', path: 'M10 26l10-14 10 14z' },
  { name: 'Lichen', colour: '#b0772f', path: 'M12 12h16v5H12zM12 23h16v5H12z' },
] as const

/**
 * Registers wallets through the Wallet Standard. The first one, which also
 * supports EVM chains, declines; the second never responds.
 */
export async function injectSolanaWallets(page: Page) {
  const infos = wallets.map(({ colour, name, path }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z" fill="${colour}"/><path d="${path}" fill="#fff"/></svg>`
    return { icon: `data:image/svg+xml,${encodeURIComponent(svg)}`, name }
  })
  await page.addInitScript((infos) => {
    if (window !== window.top) return
    const create = (info: { icon: string; name: string }, isSilent: boolean) =>
      Object.freeze({
        ...info,
        version: '1.0.0',
        accounts: [],
        chains: ['solana:mainnet', 'solana:localnet'],
        features: {
          'standard:connect': {
            version: '1.0.0',
            connect(input?: { silent?: boolean }) {
              if (isSilent && !input?.silent) return new Promise(() => {})
              const refusal = new Error('User rejected the request.')
              return Promise.reject(Object.assign(refusal, { code: 4001 }))
            },
          },
          'standard:events': { version: '1.0.0', on: () => () => {} },
          'solana:signTransaction': {
            version: '1.0.0',
            supportedTransactionVersions: ['legacy', 0],
            signTransaction: () => Promise.reject(new Error('not here')),
          },
        },
      })
    const found = infos.map((info, index) => create(info, index === 1))
    type Api = { register(...wallets: unknown[]): void }
    const register = (api: Api) => api.register(...found)
    addEventListener('wallet-standard:app-ready', (event) =>
      register((event as CustomEvent<Api>).detail),
    )
    dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', { detail: register }),
    )
  }, infos)
}
