import type { Page } from '@playwright/test'

const wallets = [
  { name: 'Fjord', colour: '#3b6fd4', path: 'M10 26l10-14 10 14z' },
  { name: 'Juniper', colour: '#3f8f6b', path: 'M20 10l8 10-8 10-8-10z' },
  { name: 'Pebble', colour: '#8a6bd1', path: 'M20 12a8 8 0 1 0 .01 0z' },
] as const

/**
 * Announces wallets through EIP-6963. The first never responds, the second is
 * on a network that the page does not know.
 */
export async function injectWallets(page: Page) {
  const infos = wallets.map(({ colour, name, path }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z" fill="${colour}"/><path d="${path}" fill="#fff"/></svg>`
    return {
      icon: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      name,
      rdns: `${name.toLowerCase()}.example`,
      uuid: `5a1d0c1e-0b6c-4f0e-9d3e-${colour.slice(1).repeat(2)}`,
    }
  })
  // The transpiler wraps functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript((infos) => {
    if (window !== window.top) return
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const answers: Record<string, unknown> = {
      eth_accounts: [],
      eth_chainId: '0x1',
      eth_requestAccounts: [address],
      wallet_requestPermissions: [{ caveats: [{ value: [address] }] }],
    }
    const create = (isSilent: boolean) => ({
      on() {},
      removeListener() {},
      async request({ method }: { method: string }) {
        if (isSilent && /request/.test(method)) await new Promise(() => {})
        if (method in answers) return answers[method]
        throw Object.assign(new Error('Unsupported method'), { code: 4200 })
      },
    })
    const details = infos.map((info, index) =>
      Object.freeze({ info, provider: create(index === 0) }),
    )
    const announce = () => {
      for (const detail of details)
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    addEventListener('eip6963:requestProvider', announce)
    announce()
  }, infos)
}
