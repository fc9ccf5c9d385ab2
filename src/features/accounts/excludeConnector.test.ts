import { createConfig, injected } from '@wagmi/core'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { setupWallets } from '../../../test/setup/wallet/setupWallets.js'
import { connectWallet } from '../../actions/connectWallet.js'
import { PackageMissingError } from '../../core/errors/pairing.js'
import { createKit } from '../../createKit.js'
import { getWalletHints } from '../wallets/getWalletHints.js'
import { excludeConnector } from './excludeConnector.js'

afterEach(() => vi.restoreAllMocks())

const connectorId = 'coinbaseWalletSDK'
const missing = new Error("Cannot find module 'it'")

test('default: warns once, in one line', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { kit } = setupWallets()
  const error = new Error("Cannot find module '@coinbase/wallet-sdk'")
  expect(excludeConnector(kit, { connectorId, error })).toBe(true)
  expect(excludeConnector(kit, { connectorId, error })).toBe(true)
  expect(warn.mock.calls).toEqual([
    [
      'Latchkey: the connector "coinbaseWalletSDK" is left out, because the package it needs is not installed. Run `npm install @coinbase/wallet-sdk`.',
    ],
  ])
  expect((await getWalletHints(kit)).absentIds).toEqual([connectorId])
})

test.each<[string, Error, string]>([
  [
    'one of ours',
    new PackageMissingError({
      cause: missing,
      feature: 'It',
      packages: 'it@1',
    }),
    ' Run `npm install it@1`.',
  ],
  [
    "wagmi's way to say it",
    new Error('dependency "@metamask/sdk" not found'),
    ' Run `npm install @metamask/sdk`.',
  ],
  ['without a name', new Error('Module not found'), ''],
])('behavior: the line that installs it: %s', (_, cause, line) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { kit } = setupWallets()
  const error = new Error('Failed', { cause })
  expect(excludeConnector(kit, { connectorId, error })).toBe(true)
  const [text] = warn.mock.calls[0] ?? []
  expect(text).toBe(
    `Latchkey: the connector "${connectorId}" is left out, because the package it needs is not installed.${line}`,
  )
})

test('error: keeps the connector after any other failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { kit } = setupWallets()
  const error = new Error('User rejected the request')
  expect(excludeConnector(kit, { connectorId, error })).toBe(false)
  expect(warn).not.toHaveBeenCalled()
  expect((await getWalletHints(kit)).absentIds).toEqual([])
})

test('behavior: detects a missing package on the first connect', async () => {
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
