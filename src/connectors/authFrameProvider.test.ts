import {
  connect,
  disconnect,
  getConnectorClient,
  sendTransaction,
  signMessage,
} from '@wagmi/core'
import {
  BaseError,
  ChainDisconnectedError,
  createWalletClient,
  custom,
  type EIP1193Provider,
  InvalidParamsRpcError,
  ProviderDisconnectedError,
  SwitchChainError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { estimateGas, getBalance } from 'viem/actions'
import { foundry, mainnet } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  createFakePage,
  FakeFrameError,
} from '../../test/setup/frame/createFakePage.js'
import {
  account,
  otherAccount,
  setupAuthFrame,
} from '../../test/setup/frame/setupAuthFrame.js'
import { settle } from '../../test/setup/vitest/settle.js'
import { FrameRequestAbortedError } from '../core/errors/frame.js'

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

const hash = `0x${'ab'.repeat(32)}` as const

/** Returns the posted requests without their message envelopes. */
function getRequests() {
  return page.frame.posted
    .filter(({ name }) => name === 'RPC_REQUEST')
    .map(({ payload }) => payload as Record<string, unknown>)
}

async function setup() {
  const test = setupAuthFrame({ page, hasStoredSession: true })
  await settle(connect(test.config, { connector: test.connector }))
  const provider = await test.connector.getProvider()
  page.frame.answers.RPC_REQUEST = () => hash
  return { ...test, provider }
}

function request(provider: EIP1193Provider, method: string, params?: unknown) {
  return settle(provider.request({ method, params } as never))
}

test('default', async () => {
  const { connector, provider } = await setup()

  await expect(request(provider, 'eth_accounts')).resolves.toEqual([account])
  await expect(request(provider, 'eth_requestAccounts')).resolves.toEqual([
    account,
  ])
  await expect(request(provider, 'eth_chainId')).resolves.toBe('0x7a69')
  expect(getRequests()).toEqual([])
  await expect(connector.getProvider()).resolves.toBe(provider)
})

test('behavior: sends with the account and chain of the connection', async () => {
  const { provider } = await setup()

  await expect(
    request(provider, 'eth_sendTransaction', [{ to: otherAccount }]),
  ).resolves.toBe(hash)

  expect(getRequests()).toMatchObject([
    {
      method: 'eth_sendTransaction',
      params: [{ from: account, to: otherAccount }],
      chainId: 'eip155:31337',
      chainNamespace: 'eip155',
    },
  ])
})

test('behavior: uses the chain that was active when the request was made', async () => {
  const { connector, provider } = await setup()

  const sent = provider.request({
    method: 'personal_sign',
    params: ['0x00', account],
  })
  const switched = connector.switchChain?.({ chainId: mainnet.id })
  await settle(Promise.all([sent, switched]))
  await request(provider, 'personal_sign', ['0x00', account])

  expect(getRequests()).toMatchObject([
    { chainId: 'eip155:31337' },
    { chainId: 'eip155:1' },
  ])
})

test('behavior: keeps its chain while it waits for the frame', async () => {
  const { connector, provider } = await setup()
  connector.getFrame().peek()?.destroy()
  page.frame.readyAfter = 5_000

  const sent = provider.request({
    method: 'personal_sign',
    params: ['0x00', account],
  })
  connector.onChainChanged('0x1')
  await settle(sent, 5_000)

  expect(getRequests()).toMatchObject([{ chainId: 'eip155:31337' }])
})

test('error: `from` is another account', async () => {
  const { provider } = await setup()

  await expect(
    request(provider, 'eth_sendTransaction', [{ from: otherAccount }]),
  ).rejects.toThrow(UnauthorizedProviderError)
  expect(getRequests()).toEqual([])
})

test('error: made for another chain', async () => {
  const { provider } = await setup()

  for (const chainId of [1, '0x1'])
    for (const method of ['eth_sendTransaction', 'wallet_sendCalls'])
      await expect(
        request(provider, method, [{ chainId, calls: [] }]),
      ).rejects.toThrow(ChainDisconnectedError)
  expect(getRequests()).toEqual([])
})

test.each([
  ['eth_sendTransaction', undefined],
  ['eth_sendTransaction', []],
  ['eth_sendTransaction', [null]],
  ['eth_sendTransaction', [{ chainId: 'junk' }]],
  ['wallet_switchEthereumChain', undefined],
  ['wallet_switchEthereumChain', [{}]],
  ['wallet_switchEthereumChain', [{ chainId: 1 }]],
  ['wallet_switchEthereumChain', [{ chainId: '1' }]],
  ['wallet_switchEthereumChain', [{ chainId: '0xNaN' }]],
  ['wallet_switchEthereumChain', [{ chainId: '0x0' }]],
])('error: %s with %j', async (method, params) => {
  const { provider } = await setup()

  await expect(request(provider, method, params)).rejects.toThrow(
    InvalidParamsRpcError,
  )
  expect(getRequests()).toEqual([])
  expect(page.frame.log).not.toContain('SWITCH_NETWORK')
})

test.each(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])(
  'behavior: %s',
  async (method) => {
    const { config, provider } = await setup()
    const changed = vi.fn()
    provider.on('chainChanged', changed)

    await expect(request(provider, method, [{ chainId: '0x1' }])).resolves.toBe(
      null,
    )
    expect(config.state.chainId).toBe(1)
    expect(changed).toHaveBeenCalledExactlyOnceWith('0x1')

    await expect(
      request(provider, method, [{ chainId: '0xa' }]),
    ).rejects.toMatchObject({ code: SwitchChainError.code })
  },
)

test('error: not connected', async () => {
  const { connector } = setupAuthFrame({ page })
  const provider = await connector.getProvider()

  await expect(request(provider, 'eth_accounts')).resolves.toEqual([])
  await expect(request(provider, 'eth_requestAccounts')).rejects.toThrow(
    UnauthorizedProviderError,
  )
  await expect(request(provider, 'eth_chainId')).resolves.toBe('0x7a69')
  for (const method of ['personal_sign', 'eth_blockNumber'])
    await expect(request(provider, method)).rejects.toThrow(
      ProviderDisconnectedError,
    )
  expect(page.iframes).toHaveLength(0)
})

test('error: no method', async () => {
  const { provider } = await setup()

  await expect(provider.request(undefined as never)).rejects.toMatchObject({
    code: -32600,
  })
})

test('error: unlisted method', async () => {
  const { provider } = await setup()

  await expect(request(provider, 'eth_sign')).rejects.toThrow(
    UnsupportedProviderMethodError,
  )
  expect(getRequests()).toEqual([])
})

test('behavior: events', async () => {
  const { connector, config, provider } = setupAll()
  const log: unknown[] = []
  const connected = (info: unknown) => log.push(['connect', info])
  const thrower = () => {
    throw new Error('bad listener')
  }
  provider.then((x) => {
    x.on('connect', thrower)
    x.on('connect', connected)
    x.on('chainChanged', (chain) => log.push(['chainChanged', chain]))
    x.on('accountsChanged', (list) => log.push(['accountsChanged', list]))
    x.on('disconnect', (error) => log.push(['disconnect', error.code]))
  })

  await settle(connect(config, { connector }))
  await settle(connector.switchChain?.({ chainId: mainnet.id }) as never)
  page.frame.session = { address: otherAccount, chainId: mainnet.id }
  page.frame.update()
  await vi.advanceTimersByTimeAsync(0)
  await settle(disconnect(config))
  ;(await provider).removeListener('connect', connected)

  expect(log).toEqual([
    ['connect', { chainId: '0x7a69' }],
    ['chainChanged', '0x1'],
    ['accountsChanged', [otherAccount]],
    ['accountsChanged', []],
    ['disconnect', 4900],
  ])
})

function setupAll() {
  const test = setupAuthFrame({ page, hasStoredSession: true })
  return { ...test, provider: test.connector.getProvider() }
}

test('viem: signMessage, sendTransaction, reads', async () => {
  const { config } = await setup()
  page.frame.answers.RPC_REQUEST = ({ method }: { method: string }) =>
    method === 'eth_getBalance' || method === 'eth_estimateGas' ? '0x10' : hash

  await expect(settle(signMessage(config, { message: 'hello' }))).resolves.toBe(
    hash,
  )
  await expect(
    settle(
      sendTransaction(config, { to: otherAccount, value: 1n, gas: 21_000n }),
    ),
  ).resolves.toBe(hash)
  const client = await settle(getConnectorClient(config))
  await expect(settle(getBalance(client, { address: account }))).resolves.toBe(
    16n,
  )
  await expect(
    settle(estimateGas(client, { to: otherAccount, account })),
  ).resolves.toBe(16n)
  expect(getRequests().map(({ method }) => method)).toEqual([
    'personal_sign',
    'eth_sendTransaction',
    'eth_getBalance',
    'eth_estimateGas',
  ])
})

test('viem: a rejected approval', async () => {
  const { config } = await setup()
  page.frame.answers.RPC_REQUEST = () => {
    throw new FakeFrameError('refused', 4001)
  }

  const error = await settle(signMessage(config, { message: 'hello' })).catch(
    (error: BaseError) => error,
  )

  expect((error as BaseError).name).toBe('UserRejectedRequestError')
  expect(
    (error as BaseError).walk((x) => x instanceof UserRejectedRequestError),
  ).toBeInstanceOf(UserRejectedRequestError)
})

test('viem: an aborted request is found by `walk` and not sent again', async () => {
  const { connector, config } = await setup()
  page.frame.answers.RPC_REQUEST = () => new Promise(() => {})

  const promise = sendTransaction(config, {
    to: otherAccount,
    value: 1n,
    gas: 21_000n,
  }).catch((error: BaseError) => error)
  await vi.advanceTimersByTimeAsync(10)
  connector.getFrame().peek()?.abort()
  const error = (await settle(promise)) as BaseError

  expect(error).toBeInstanceOf(BaseError)
  expect(
    error.walk((x) => x instanceof FrameRequestAbortedError),
  ).toMatchObject({ code: 'FRAME_REQUEST_ABORTED', sentToNetwork: 'unknown' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(getRequests()).toHaveLength(1)
})

test('viem: reports the first failure of a send', async () => {
  const { provider } = await setup()
  page.frame.answers.RPC_REQUEST = () => {
    throw new FakeFrameError('bad params', -32602)
  }
  const client = createWalletClient({
    account,
    chain: foundry,
    transport: custom(provider),
  })

  const error = (await settle(
    client.sendTransaction({ to: otherAccount, gas: 21_000n }),
  ).catch((error: BaseError) => error)) as BaseError

  expect(error.walk((x) => x instanceof InvalidParamsRpcError)).toBeTruthy()
  expect(getRequests()).toHaveLength(1)
})

test('viem: a signal aborts a request', async () => {
  const { provider } = await setup()
  page.frame.answers.RPC_REQUEST = () => new Promise(() => {})
  const controller = new AbortController()

  const promise = (
    provider.request as (
      args: unknown,
      options: { signal: AbortSignal },
    ) => Promise<unknown>
  )({ method: 'eth_blockNumber' }, { signal: controller.signal })
  const rejection = expect(promise).rejects.toThrow('Request was aborted')
  await vi.advanceTimersByTimeAsync(10)
  controller.abort()

  await rejection
})
