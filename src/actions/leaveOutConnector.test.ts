import { createConfig, injected } from '@wagmi/core'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { setupWallets } from '../../test/setup/setupWallets.js'
import { createKit } from '../createKit.js'
import { connectWallet } from './connectWallet.js'
import { getWalletHints } from './getWalletHints.js'
import { leaveOutConnector } from './leaveOutConnector.js'

afterEach(() => vi.restoreAllMocks())

const connectorId = 'coinbaseWalletSDK'

test('default: one clear line, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { kit } = setupWallets()
  const error = new Error("Cannot find module '@coinbase/wallet-sdk'")
  expect(leaveOutConnector(kit, { connectorId, error })).toBe(true)
  expect(leaveOutConnector(kit, { connectorId, error })).toBe(true)
  expect(warn.mock.calls).toEqual([[expect.stringContaining(connectorId)]])
  expect((await getWalletHints(kit)).absentIds).toEqual([connectorId])
})

test('error: any other failure leaves it in', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { kit } = setupWallets()
  const error = new Error('User rejected the request')
  expect(leaveOutConnector(kit, { connectorId, error })).toBe(false)
  expect(warn).not.toHaveBeenCalled()
  expect((await getWalletHints(kit)).absentIds).toEqual([])
})

test('behavior: found out on first use, by connecting', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const library = '@coinbase/wallet-sdk'
  const config = createConfig({
    chains: [mainnet],
    connectors: [
      (given) => ({
        ...injected()(given),
        connect: () => import(/* @vite-ignore */ library),
        id: connectorId,
        type: 'coinbaseWallet',
      }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [mainnet.id]: http('http://localhost:1') },
  })
  const kit = createKit({ config, projectId: 'test' })
  await expect(
    connectWallet(kit, { walletId: connectorId }),
  ).rejects.toMatchObject({ name: expect.any(String) })
  expect((await getWalletHints(kit)).absentIds).toEqual([connectorId])
  expect(warn).toHaveBeenCalledOnce()
})
