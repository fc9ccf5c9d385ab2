import {
  ChainDisconnectedError,
  InvalidParamsRpcError,
  InvalidRequestRpcError,
  MethodNotSupportedRpcError,
  ProviderDisconnectedError,
  SwitchChainError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
} from 'viem'
import { foundry, mainnet } from 'viem/chains'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  account,
  otherAccount,
} from '../../../test/setup/frame/setupAuthFrame.js'
import {
  approveEvm,
  setupConnected,
  setupWalletConnect,
} from '../../../test/setup/pairing/setupWalletConnect.js'
import { PairingEndedError } from '../../core/errors/pairing.js'
import { WalletFailedError } from '../../core/errors/solanaWallet.js'

const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hash = `0x${'ab'.repeat(32)}`

beforeAll(async () => {
  await import('./createConnection.js')
})

/** Sets up a connected wallet that signs every request. */
async function setup(
  parameters: NonNullable<Parameters<typeof setupConnected>[0]> = {},
) {
  const test = await setupConnected(parameters)
  const { answers, provider } = test
  for (const method of [
    'personal_sign',
    'eth_sign',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'eth_signTransaction',
    'wallet_sendCalls',
    'wallet_addEthereumChain',
    'wallet_getCapabilities',
  ])
    answers[method] = () => hash
  const request = (method: string, params?: unknown) =>
    provider.request({ method, params } as never)
  return { ...test, request }
}

test('default', async () => {
  const { request, requests } = await setup()
  expect(await request('personal_sign', ['0x6869', account])).toBe(hash)
  expect(requests).toEqual([
    {
      caipNetworkId: 'eip155:31337',
      method: 'personal_sign',
      params: ['0x6869', account],
    },
  ])
})

test('behavior: answered without the wallet', async () => {
  const { reads, request, requests } = await setup()
  expect(await request('eth_accounts')).toEqual([account])
  expect(await request('eth_requestAccounts')).toEqual([account])
  expect(await request('eth_chainId')).toBe('0x7a69')
  expect(await request('net_version')).toBe('31337')
  expect(requests).toEqual([])
  expect(reads).toEqual([])
})

test('behavior: answers can be mutated safely', async () => {
  const { request } = await setup()
  const accounts = (await request('eth_accounts')) as unknown[]
  accounts.pop()
  expect(await request('eth_accounts')).toEqual([account])
})

test('behavior: reads go to the nodes of the app', async () => {
  const { connector, reads, request, requests } = await setup()
  await request('eth_getBalance', [account, 'latest'])
  await connector.switchChain?.({ chainId: mainnet.id })
  await request('eth_call', [{}, 'latest'])
  expect(reads).toEqual([
    { chainId: foundry.id, method: 'eth_getBalance' },
    { chainId: mainnet.id, method: 'eth_call' },
  ])
  expect(requests).toEqual([])
})

test('error: reads on a chain that is not configured', async () => {
  const { request } = await setup({ approval: approveEvm({ chainIds: [10] }) })
  await expect(request('eth_blockNumber')).rejects.toThrow(
    ChainDisconnectedError,
  )
})

test.each([
  'eth_sendTransaction',
  'eth_sign',
  'eth_signTransaction',
  'personal_sign',
  'personal_unlockAccount',
  'wallet_getAssets',
  'wallet_sendCalls',
  'anvil_impersonateAccount',
  'constructor',
])('error: %s, not approved, is not sent', async (method) => {
  const { reads, request, requests } = await setup({
    approval: approveEvm({ methods: ['eth_signTypedData_v4'] }),
  })
  await expect(request(method, [{}])).rejects.toThrow(
    UnsupportedProviderMethodError,
  )
  expect(reads).toEqual([])
  expect(requests).toEqual([])
})

test.each([
  ['personal_sign', ['0x6869', stranger]],
  ['personal_sign', ['0x6869']],
  ['eth_sign', [stranger, hash]],
  ['eth_signTypedData', [stranger, '{}']],
  ['eth_signTypedData_v3', [stranger, '{}']],
  ['eth_signTypedData_v4', [stranger, '{}']],
  ['eth_signTypedData_v4', undefined],
  ['eth_sendTransaction', [{ from: stranger }]],
  ['eth_signTransaction', [{ from: stranger }]],
  ['wallet_sendCalls', [{ from: stranger }]],
])('error: %s for a stranger', async (method, params) => {
  const { request, requests } = await setup()
  await expect(request(method, params)).rejects.toThrow(
    UnauthorizedProviderError,
  )
  expect(requests).toEqual([])
})

test('behavior: every account of the session signs, in any letter case', async () => {
  const { emit, request, requests } = await setup({
    approval: approveEvm({ accounts: [account, otherAccount] }),
  })
  emit({
    type: 'accountsChanged',
    namespace: 'eip155',
    accounts: [{ address: otherAccount, caipNetworkId: 'eip155:31337' }],
  })
  await request('personal_sign', ['0x6869', account.toLowerCase()])
  await request('eth_sendTransaction', [{ from: account.toLowerCase() }])
  await request('eth_sendTransaction', [{}])
  expect(requests.slice(1).map(({ params }) => params)).toEqual([
    [{ from: account }],
    [{ from: otherAccount }],
  ])
})

test('error: made for another chain', async () => {
  const { request, requests } = await setup()
  const send = request('eth_sendTransaction', [{ chainId: '0x1' }])
  await expect(send).rejects.toThrow(ChainDisconnectedError)
  for (const method of ['eth_signTypedData', 'eth_signTypedData_v4'])
    for (const chainId of [1, '0x1', '1'])
      await expect(
        request(method, [account, JSON.stringify({ domain: { chainId } })]),
      ).rejects.toThrow(InvalidParamsRpcError)
  expect(requests).toEqual([])
})

test('behavior: typed data for this chain or without a chain', async () => {
  const { request, requests } = await setup()
  for (const domain of [{ chainId: foundry.id }, {}])
    await request('eth_signTypedData_v4', [account, JSON.stringify({ domain })])
  expect(requests).toHaveLength(2)
})

test('behavior: bound when the request is made', async () => {
  const { connector, emit, provider, requests } = await setup({
    approval: approveEvm({ accounts: [account, otherAccount] }),
  })
  const sent = provider.request({
    method: 'eth_sendTransaction',
    params: [{} as never],
  })
  emit({
    type: 'accountsChanged',
    namespace: 'eip155',
    accounts: [{ address: otherAccount, caipNetworkId: 'eip155:31337' }],
  })
  emit({
    type: 'chainChanged',
    namespace: 'eip155',
    caipNetworkId: 'eip155:1',
  })
  await connector.switchChain?.({ chainId: mainnet.id })
  await sent
  expect(requests).toEqual([
    {
      caipNetworkId: 'eip155:31337',
      method: 'eth_sendTransaction',
      params: [{ from: account }],
    },
  ])
})

test('behavior: switching through the provider', async () => {
  const { connector, request, requests } = await setup()
  await expect(
    request('wallet_switchEthereumChain', [{ chainId: '0x1' }]),
  ).resolves.toBeNull()
  expect(await connector.getChainId()).toBe(mainnet.id)
  await expect(
    request('wallet_switchEthereumChain', [{ chainId: '0xa' }]),
  ).rejects.toThrow(SwitchChainError)
  await expect(
    request('wallet_switchEthereumChain', [{ chainId: 1 }]),
  ).rejects.toThrow(InvalidParamsRpcError)
  expect(requests).toEqual([])
})

test('behavior: approved methods without a local handler go to the wallet', async () => {
  const { request, requests } = await setup()
  await request('wallet_getCapabilities', [account])
  await request('wallet_addEthereumChain', [{ chainId: '0xa' }])
  expect(requests.map(({ method }) => method)).toEqual([
    'wallet_getCapabilities',
    'wallet_addEthereumChain',
  ])
})

test('error: invalid requests', async () => {
  const { provider, request, requests } = await setup()
  await expect(provider.request(undefined as never)).rejects.toThrow(
    InvalidRequestRpcError,
  )
  await expect(request('eth_sendTransaction', 'junk')).rejects.toThrow(
    InvalidParamsRpcError,
  )
  await expect(request('wallet_sendTransaction', [{}])).rejects.toThrow(
    MethodNotSupportedRpcError,
  )
  expect(requests).toEqual([])
})

test('error: not connected', async () => {
  const { connector, log } = setupWalletConnect()
  const provider = await connector.getProvider()
  const request = (method: string) => provider.request({ method } as never)
  expect(await request('eth_accounts')).toEqual([])
  await expect(request('eth_requestAccounts')).rejects.toThrow(
    UnauthorizedProviderError,
  )
  await expect(request('eth_chainId')).rejects.toThrow(
    ProviderDisconnectedError,
  )
  await expect(request('personal_sign')).rejects.toThrow(
    ProviderDisconnectedError,
  )
  expect(log).toEqual([])
})

test('error: a failure of the wallet is passed on', async () => {
  const { answers, request } = await setup()
  const error = new WalletFailedError({})
  answers.personal_sign = () => {
    throw error
  }
  await expect(request('personal_sign', ['0x', account])).rejects.toBe(error)
})

test('error: the session ends during a request', async () => {
  const { answers, request } = await setup()
  const cause = new PairingEndedError()
  answers.personal_sign = () => {
    throw cause
  }
  await expect(request('personal_sign', ['0x', account])).rejects.toMatchObject(
    { cause, code: 4900 },
  )
})

test('behavior: listeners of the provider', async () => {
  const { connector, provider } = await setup()
  const listener = vi.fn()
  provider.on('chainChanged', () => {
    throw new Error('bad listener')
  })
  provider.on('chainChanged', listener)
  await connector.switchChain?.({ chainId: mainnet.id })
  expect(listener).toHaveBeenCalledWith('0x1')
  provider.removeListener('chainChanged', listener)
  await connector.switchChain?.({ chainId: foundry.id })
  expect(listener).toHaveBeenCalledOnce()
})
