import { connect, getAccount } from '@wagmi/core'
import { foundry, mainnet } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  createFakePage,
  FakeFrameError,
  silence,
} from '../../test/setup/frame/createFakePage.js'
import {
  account,
  otherAccount,
  setupAuthFrame,
} from '../../test/setup/frame/setupAuthFrame.js'
import { settle } from '../../test/setup/vitest/settle.js'

let page: ReturnType<typeof createFakePage>

beforeAll(async () => {
  await import('../frame/createFrameClient.js')
  await import('./authFrame/createConnection.js')
})

beforeEach(() => {
  vi.useFakeTimers()
  page = createFakePage()
  page.frame.session = { address: account, chainId: foundry.id }
})

afterEach(() => {
  vi.useRealTimers()
})

async function setup() {
  const test = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(test.config, { connector: test.connector }))
  page.frame.log.length = 0
  return test
}

test('behavior: signed out in another tab', async () => {
  const { config, connector } = await setup()
  page.frame.session = undefined

  page.frame.update()
  await vi.advanceTimersByTimeAsync(0)

  expect(config.state.status).toBe('disconnected')
  await expect(connector.isAuthorized()).resolves.toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: the frame has lost the login and rejects a request', async () => {
  const { config, connector } = await setup()
  page.frame.session = undefined
  page.frame.answers.RPC_REQUEST = () => {
    throw new FakeFrameError('Not signed in', 4100)
  }
  const provider = await connector.getProvider()
  const request = settle(
    provider.request({ method: 'personal_sign', params: ['0x00', account] }),
  )

  await expect(request).rejects.toMatchObject({ code: 4100 })
  await vi.advanceTimersByTimeAsync(0)

  expect(config.state.status).toBe('disconnected')
  await expect(connector.isAuthorized()).resolves.toBe(false)
})

test('behavior: the frame rejects one request and keeps the login', async () => {
  const { config, connector } = await setup()
  page.frame.answers.RPC_REQUEST = () => {
    throw new FakeFrameError('Not for this account', 4100)
  }
  const provider = await connector.getProvider()
  const request = settle(
    provider.request({ method: 'personal_sign', params: ['0x00', account] }),
  )

  await expect(request).rejects.toMatchObject({ code: 4100 })
  await vi.advanceTimersByTimeAsync(0)

  expect(getAccount(config)).toMatchObject({ address: account })
})

test('behavior: account and chain change in another tab', async () => {
  const { config, connector } = await setup()
  const changed = vi.fn()
  connector.emitter.on('change', changed)
  page.frame.session = { address: otherAccount, chainId: mainnet.id }

  page.frame.update()
  await vi.advanceTimersByTimeAsync(0)

  expect(getAccount(config)).toMatchObject({
    address: otherAccount,
    chainId: mainnet.id,
  })
  expect(changed).toHaveBeenCalledTimes(1)
})

test('behavior: an update without changes', async () => {
  const { connector } = await setup()
  const changed = vi.fn()
  connector.emitter.on('change', changed)

  page.frame.update()
  await vi.advanceTimersByTimeAsync(0)

  expect(page.frame.log).toEqual(['IS_CONNECTED', 'GET_USER'])
  expect(changed).not.toHaveBeenCalled()
})

test('behavior: many updates at once run two checks', async () => {
  await setup()

  for (let count = 0; count < 50; count++) page.frame.update()
  await vi.advanceTimersByTimeAsync(0)

  expect(page.frame.log.filter((name) => name === 'GET_USER')).toHaveLength(2)
})

test('behavior: an update that the frame cannot confirm', async () => {
  const { config } = await setup()
  page.frame.answers.IS_CONNECTED = silence

  page.frame.update()
  await vi.advanceTimersByTimeAsync(60_000)

  expect(config.state.status).toBe('connected')
})

test('behavior: the login marker is gone and the frame confirms it', async () => {
  const { config, kitStorage } = await setup()
  page.frame.session = undefined
  kitStorage.removeItem('latchkey.emailLoginUsed')

  page.changeStorage('latchkey.emailLoginUsed')
  await vi.advanceTimersByTimeAsync(0)

  expect(config.state.status).toBe('disconnected')
})

test('behavior: the login marker is gone and the frame does not respond', async () => {
  const { config, kitStorage } = await setup()
  page.frame.answers.IS_CONNECTED = silence
  kitStorage.removeItem('latchkey.emailLoginUsed')

  page.changeStorage('latchkey.emailLoginUsed')
  await vi.advanceTimersByTimeAsync(2_900)
  expect(config.state.status).toBe('connected')
  await vi.advanceTimersByTimeAsync(200)

  expect(config.state.status).toBe('disconnected')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: signed out elsewhere before the frame knows', async () => {
  const { config, kitStorage } = await setup()
  kitStorage.setItem('latchkey.signOutPending', 'true')
  kitStorage.removeItem('latchkey.emailLoginUsed')

  page.changeStorage('latchkey.emailLoginUsed')
  await vi.advanceTimersByTimeAsync(0)

  expect(config.state.status).toBe('disconnected')
  expect(page.frame.log).not.toContain('GET_USER')
  expect(kitStorage.getItem('latchkey.emailLoginUsed')).toBe(null)
})

test('behavior: the login marker was lost by mistake', async () => {
  const { config, connector, kitStorage } = await setup()
  kitStorage.removeItem('latchkey.emailLoginUsed')

  page.changeStorage('latchkey.emailLoginUsed')
  await vi.advanceTimersByTimeAsync(0)

  expect(config.state.status).toBe('connected')
  await expect(connector.isAuthorized()).resolves.toBe(true)
})

test('behavior: the kit signs out without wagmi', async () => {
  const { config, connector } = await setup()

  await settle(connector.getFrame().peek()?.signOut() as Promise<void>)

  expect(config.state.status).toBe('disconnected')
})

test('behavior: the kit switches the network without wagmi', async () => {
  const { config, connector } = await setup()
  const client = connector.getFrame().peek()

  await settle(client?.switchNetwork({ chainId: mainnet.id }) as never)

  expect(getAccount(config).chainId).toBe(mainnet.id)
})

test('behavior: a network of another namespace changes nothing', async () => {
  const { config, connector } = await setup()
  const client = connector.getFrame().peek()
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

  await settle(client?.switchNetwork({ chainId }) as never)

  expect(getAccount(config)).toMatchObject({
    address: account,
    chainId: foundry.id,
    status: 'connected',
  })
  await expect(connector.getChainId()).resolves.toBe(foundry.id)
})

test('behavior: destroying the frame does not disconnect', async () => {
  const { config, connector } = await setup()
  connector.getFrame().peek()?.destroy()
  expect(config.state.status).toBe('connected')

  await settle(connector.getFrame().open())
  page.frame.session = undefined
  page.frame.update()
  await vi.advanceTimersByTimeAsync(0)

  expect(config.state.status).toBe('disconnected')
})

test('behavior: leaves no listeners behind', async () => {
  const { connector } = await setup()
  expect(page.countListeners('storage')).toBe(1)

  await settle(connector.disconnect())

  expect(page.countListeners('storage')).toBe(0)
  page.frame.log.length = 0
  page.frame.update()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.frame.log).toEqual([])
})
