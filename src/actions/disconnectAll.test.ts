import { connect, createConfig, mock } from '@wagmi/core'
import { http } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { setupAuthFrame } from '../../test/setup/frame/setupAuthFrame.js'
import { KitError } from '../core/errors/base.js'
import { createKit } from '../createKit.js'
import { disconnectAccount } from './disconnectAccount.js'
import { disconnectAll } from './disconnectAll.js'

const accounts = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] as const

async function setup() {
  const config = createConfig({
    chains: [foundry],
    connectors: [mock({ accounts }), mock({ accounts })],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [foundry.id]: http('http://localhost:1') },
  })
  for (const connector of config.connectors)
    await connect(config, { connector })
  return { config, kit: createKit({ config, projectId: 'test' }) }
}

test('default', async () => {
  const { config, kit } = await setup()
  expect(config.state.connections.size).toBe(2)
  await disconnectAll(kit)
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
  await disconnectAll(kit)
})

test('error: one failure does not keep the others connected', async () => {
  const { config, kit } = await setup()
  const cause = new Error('no')
  const [first] = config.connectors
  const spy = vi.spyOn(first, 'disconnect').mockRejectedValue(cause)
  const error = await disconnectAll(kit).catch((error) => error)
  expect(error).toBeInstanceOf(KitError)
  expect(error).toMatchObject({
    cause,
    code: 'DISCONNECT_FAILED',
    shortMessage: 'Failed to disconnect',
  })
  expect([...config.state.connections.keys()]).toEqual([first.uid])
  spy.mockRestore()
  await disconnectAll(kit)
  expect(config.state.status).toBe('disconnected')
})

test('behavior: connection that is not restored yet', async () => {
  const { config, kit } = await setup()
  const [first] = config.connectors
  const spy = vi.spyOn(first, 'disconnect')
  const connector = { id: first.id, name: '', type: '', uid: 'old' } as never
  config.setState((state) => ({
    ...state,
    connections: new Map([['old', { accounts, chainId: 1, connector }]]),
    current: 'old',
    status: 'reconnecting',
  }))
  await disconnectAll(kit)
  expect(spy).toHaveBeenCalledOnce()
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
})

test('behavior: a wallet that connects by itself meanwhile is not a failure', async () => {
  const { config, kit } = await setup()
  const [first, second] = config.connectors
  await disconnectAccount(kit, { connectorUid: first.uid })
  let resolve = () => {}
  vi.spyOn(second, 'disconnect').mockReturnValue(
    new Promise((done) => (resolve = done)),
  )
  const done = disconnectAll(kit)
  await connect(config, { connector: first })
  resolve()
  await done
  expect([...config.state.connections.keys()]).toEqual([first.uid])
})

test('behavior: login that is still being restored', async () => {
  const { config, connector, kitStorage } = setupAuthFrame({
    hasStoredSession: true,
  })
  const hosts = { frame: 'https://wallet.example/sdk' }
  const kit = createKit({ config, hosts, projectId: 'test' })
  expect(await connector.isAuthorized()).toBe(true)
  await disconnectAll(kit)
  expect(await connector.isAuthorized()).toBe(false)
  // The frame is signed out once it loads.
  expect(kitStorage.getItem('latchkey.signOutPending')).toBe('true')
  expect(kit.frame?.peek()).toBe(undefined)
})
