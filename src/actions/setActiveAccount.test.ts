import { connect, createConfig, createStorage, mock } from '@wagmi/core'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { createKit } from '../createKit.js'
import { disconnectAccount } from './disconnectAccount.js'
import { getAccounts } from './getAccounts.js'
import { getActiveAccount } from './getActiveAccount.js'
import { setActiveAccount } from './setActiveAccount.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function setup() {
  const items = new Map<string, string>()
  const config = createConfig({
    chains: [mainnet],
    connectors: [mock({ accounts: [first] }), mock({ accounts: [second] })],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: {
        getItem: (key) => items.get(key) ?? null,
        removeItem: (key) => void items.delete(key),
        setItem: (key, value) => void items.set(key, value),
      },
    }),
    transports: { [mainnet.id]: http('http://localhost:1') },
  })
  for (const connector of config.connectors)
    await connect(config, { connector })
  const kit = createKit({ config, projectId: 'test' })
  const uid = (address: string) =>
    getAccounts(kit).find((account) => account.address === address)?.connector
      .uid ?? ''
  return { kit, uid }
}

test('default', async () => {
  const { kit, uid } = await setup()
  expect(getActiveAccount(kit)?.address).toBe(second)
  await setActiveAccount(kit, { connectorUid: uid(first) })
  expect(getActiveAccount(kit)?.address).toBe(first)
  expect(getAccounts(kit)).toHaveLength(2)
})

test('error: not connected', async () => {
  const { kit } = await setup()
  const error = setActiveAccount(kit, { connectorUid: 'none' })
  await expect(error).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  expect(getActiveAccount(kit)?.address).toBe(second)
})

test('behavior: the others stay connected when one disconnects', async () => {
  const { kit, uid } = await setup()
  await disconnectAccount(kit, { connectorUid: uid(second) })
  expect(getAccounts(kit)).toMatchObject([{ address: first, isActive: true }])
})

test('error: wallet fails to disconnect', async () => {
  const { kit, uid } = await setup()
  const [connector] = kit.config.connectors
  if (connector) connector.disconnect = () => Promise.reject(new Error('stuck'))
  await expect(
    disconnectAccount(kit, { connectorUid: uid(first) }),
  ).rejects.toMatchObject({ code: 'DISCONNECT_FAILED' })
  await expect(
    disconnectAccount(kit, { connectorUid: 'none' }),
  ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  expect(getAccounts(kit)).toHaveLength(2)
})
