import { createConfig, injected } from '@wagmi/core'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { listWallets } from './listWallets.js'

/** Answers wagmi's request like a wallet (EIP-6963). */
function announce(infos: readonly { name: string; rdns: string }[]) {
  const request = vi.fn(async () => ['0x'])
  const details = infos.map(({ name, rdns }, index) => ({
    info: {
      icon: 'data:image/png;base64,AA==',
      name,
      rdns,
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    },
    provider: { on() {}, removeListener() {}, request },
  }))
  window.addEventListener('eip6963:requestProvider', () => {
    for (const detail of details)
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.freeze(detail),
        }),
      )
  })
  return request
}

test('behavior: a thousand announcements, with impostors and duplicates', () => {
  const infos = [
    { name: 'MetaMask', rdns: 'io.metamask' },
    { name: 'MetaMask', rdns: 'io.metamask' },
    { name: 'Better MetaMask', rdns: 'io.metamask' },
    { name: 'MetaMask', rdns: 'evil.wallet' },
    ...Array.from({ length: 996 }, (_, index) => ({
      name: `Wallet ${index % 10}`,
      rdns: index % 2 ? 'io.metamask' : `a.wallet${index % 20}`,
    })),
  ]
  const request = announce(infos)
  const config = createConfig({
    chains: [mainnet],
    connectors: [injected()],
    storage: null,
    transports: { [mainnet.id]: http('http://localhost:1') },
  })
  expect(config.connectors.length).toBe(1_001)
  const wallets = listWallets({ connectors: config.connectors })
  expect(wallets).toHaveLength(50)
  expect(new Set(wallets.map(({ key }) => key)).size).toBe(50)
  expect(wallets.slice(0, 4).map(({ hint, name }) => [name, hint])).toEqual([
    ['MetaMask', 'io.metamask'],
    ['MetaMask', 'io.metamask (2)'],
    ['Better MetaMask', undefined],
    ['MetaMask', 'evil.wallet'],
  ])
  const hints = wallets.map(({ hint, name }) => `${name} ${hint}`)
  expect(new Set(hints).size).toBe(50)
  expect(request).not.toHaveBeenCalled()
})
