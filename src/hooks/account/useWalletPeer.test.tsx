import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { connect } from '@wagmi/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'
import { createPairingStub } from '../../../test/setup/pairing/createPairingStub.js'
import type { PairingSession } from '../../core/ports/pairing.js'
import { useAccountDetails } from '../useAccountDetails.js'
import { useKitConnections } from '../useKitConnections.js'
import { useWalletAccounts } from '../useWalletAccounts.js'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}))
})
afterEach(cleanup)

const icon = 'https://rainbow.test/icon.png'
const session = {
  topic: 'ab'.repeat(32),
  expiresAt: Number.MAX_SAFE_INTEGER,
  peer: { name: 'Rainbow', description: '', url: undefined, icon },
  namespaces: {},
} satisfies PairingSession

async function setup(connectorId: string) {
  const { pairing, set } = createPairingStub()
  const { config, first, kit } = setupRough([
    createRoughConnector(connectorId, { getPairing: () => pairing } as never),
    createRoughConnector('other'),
  ])
  if (!first) return expect.unreachable()
  await connect(config, { connector: first })
  const { result } = renderHook(
    () => ({
      connections: useKitConnections({ kit }),
      details: useAccountDetails({ kit }),
      list: useWalletAccounts({ kit }),
    }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>
          {children}
        </QueryClientProvider>
      ),
    },
  )
  function read() {
    const { connections, details, list } = result.current
    return [
      connections[0]?.connector,
      details.connectedWalletInfo,
      list.wallets[0],
    ].map((item) => [item?.name, item?.icon])
  }
  return { read, set }
}

test('default: returns name and icon of the peer wallet', async () => {
  const { read, set } = await setup('walletConnect')
  expect(read()).toEqual(Array(3).fill(['walletConnect', undefined]))
  act(() => set({ session }))
  expect(read()).toEqual(Array(3).fill(['Rainbow', icon]))
  act(() => set({ session: undefined }))
  expect(read()).toEqual(Array(3).fill(['walletConnect', undefined]))
})

test('behavior: a peer without a name uses the name of its connector', async () => {
  const { read, set } = await setup('walletConnect')
  act(() =>
    set({ session: { ...session, peer: { ...session.peer, name: '' } } }),
  )
  expect(read()).toEqual(Array(3).fill(['walletConnect', undefined]))
})

test('behavior: other wallets keep their names', async () => {
  const { read, set } = await setup('fox')
  act(() => set({ session }))
  expect(read()).toEqual(Array(3).fill(['fox', undefined]))
})
