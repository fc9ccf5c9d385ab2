import { expectTypeOf, test } from 'vitest'
import { type CreateConnectorFn, createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import type { Pairing } from '../core/ports/pairing.js'
import { walletConnect } from './walletConnect.js'

test('default', () => {
  const connector = walletConnect({ projectId: 'id' })
  expectTypeOf(connector).toExtend<CreateConnectorFn>()
  type Connector = ReturnType<typeof connector>
  expectTypeOf<Connector['getPairing']>().returns.toEqualTypeOf<Pairing>()
})

test('behavior: wagmi takes it', () => {
  createConfig({
    chains: [mainnet],
    connectors: [walletConnect({ projectId: 'id' })],
    transports: { [mainnet.id]: http() },
  })
})

test('param: all', () => {
  walletConnect({
    hosts: { relay: 'wss://relay.example' },
    isNewChainsStale: false,
    projectId: 'id',
    storage: globalThis.localStorage,
  })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error Parameters are required.
  walletConnect()
  // @ts-expect-error The project is required.
  walletConnect({})
  // @ts-expect-error The kit shows its own code.
  walletConnect({ projectId: 'id', showQrModal: true })
})
