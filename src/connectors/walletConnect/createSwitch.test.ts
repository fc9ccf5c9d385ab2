import { getAccount, switchChain } from '@wagmi/core'
import {
  custom,
  numberToHex,
  ResourceUnavailableRpcError,
  UserRejectedRequestError,
} from 'viem'
import { base, foundry, mainnet, optimism } from 'viem/chains'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  approveEvm,
  setupConnected,
} from '../../../test/setup/pairing/setupWalletConnect.js'
import { addNetwork } from '../../actions/addNetwork.js'
import { removeNetwork } from '../../actions/removeNetwork.js'
import {
  ChainNotSupportedError,
  SwitchReplacedError,
} from '../../core/errors/chain.js'
import { PairingEndedError } from '../../core/errors/pairing.js'
import { createKit } from '../../createKit.js'
import { toProviderError } from '../../pairing/runtime/toProviderError.js'

const chainId = mainnet.id

beforeAll(async () => {
  await import('./createConnection.js')
})

afterEach(() => {
  vi.useRealTimers()
})

/** Sets up a wallet that has approved one chain and knows no other. */
async function setup(error?: unknown) {
  const test = await setupConnected({
    approval: approveEvm({ chainIds: [foundry.id] }),
    chains: [foundry, mainnet, base],
  })
  if (error)
    test.answers.wallet_switchEthereumChain = () => {
      throw error
    }
  /** Adds chains to the session and approves the switch. */
  const add = (...chainIds: number[]) => {
    test.update(approveEvm({ chainIds: [foundry.id, ...chainIds] }))
    return null
  }
  return { ...test, add }
}

test('behavior: connects on a chain that is not configured, and can switch', async () => {
  const test = await setupConnected({
    approval: approveEvm({ chainIds: [4_242] }),
  })
  const { answers, config, requests } = test
  expect(getAccount(config)).toMatchObject({
    chainId: 4_242,
    status: 'connected',
  })
  answers.wallet_switchEthereumChain = () => {
    test.update(approveEvm({ chainIds: [4_242, chainId] }))
    return null
  }
  await switchChain(config, { chainId })
  expect(getAccount(config).chainId).toBe(chainId)
  expect(requests).toMatchObject([{ caipNetworkId: 'eip155:4242' }])
})

function withCode(code: number, message = 'Unrecognized chain') {
  return Object.assign(new Error(message), { code })
}

test('default', async () => {
  const { add, answers, config, requests } = await setup()
  answers.wallet_switchEthereumChain = () => add(chainId)
  await switchChain(config, { chainId })
  expect(getAccount(config).chainId).toBe(chainId)
  expect(requests).toEqual([
    {
      caipNetworkId: 'eip155:31337',
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x1' }],
    },
  ])
})

test.each([
  ['never answers', () => new Promise(() => {})],
  [
    'answers with an error',
    () => {
      throw withCode(-32000, 'no')
    },
  ],
])('behavior: done once the session has the chain, %s', async (_name, end) => {
  const { add, answers, config, requests } = await setup()
  answers.wallet_switchEthereumChain = () => {
    add(chainId)
    return end()
  }
  await switchChain(config, { chainId })
  expect(getAccount(config).chainId).toBe(chainId)
  expect(requests).toHaveLength(1)
})

test.each([
  ['4902', withCode(4902)],
  ['5000', withCode(5000)],
  ['5000, as the pairing tells it', toProviderError(withCode(5000))],
  ['32603', toProviderError(withCode(32603))],
  ['-32603', withCode(-32603)],
  [
    'nested 4902',
    Object.assign(withCode(-32000), {
      data: { originalError: { code: 4902 } },
    }),
  ],
])('behavior: %s is followed by adding the chain', async (_title, error) => {
  const { add, answers, config, requests } = await setup(error)
  answers.wallet_addEthereumChain = () => add(chainId)
  await switchChain(config, { chainId })
  expect(getAccount(config).chainId).toBe(chainId)
  expect(requests[1]).toEqual({
    caipNetworkId: 'eip155:31337',
    method: 'wallet_addEthereumChain',
    params: [
      {
        blockExplorerUrls: [mainnet.blockExplorers.default.url],
        chainId: '0x1',
        chainName: 'Ethereum',
        nativeCurrency: mainnet.nativeCurrency,
        rpcUrls: mainnet.rpcUrls.default.http,
      },
    ],
  })
})

test('param: addEthereumChainParameter', async () => {
  const { add, answers, config, requests } = await setup(withCode(4902))
  answers.wallet_addEthereumChain = () => add(chainId)
  const given = {
    blockExplorerUrls: ['https://explorer.example'],
    chainName: 'Mine',
    iconUrls: ['https://icon.example'],
    nativeCurrency: { decimals: 18, name: 'Mine', symbol: 'ME' },
    rpcUrls: ['https://rpc.example'],
  }
  await switchChain(config, { addEthereumChainParameter: given, chainId })
  expect(requests[1]?.params).toEqual([{ ...given, chainId: '0x1' }])
})

test.each([
  ['4001', new UserRejectedRequestError(new Error('no'))],
  ['5000', withCode(5000, 'User rejected.')],
  [
    '5000, as the pairing tells it',
    toProviderError(withCode(5000, 'User rejected.')),
  ],
])('error: the user rejects the switch: %s', async (_title, error) => {
  const { config, requests } = await setup(error)
  await expect(switchChain(config, { chainId })).rejects.toThrow(
    UserRejectedRequestError,
  )
  expect(requests).toHaveLength(1)
  expect(getAccount(config).chainId).toBe(foundry.id)
})

test('error: the user rejects adding the chain', async () => {
  const { answers, config } = await setup(withCode(4902))
  answers.wallet_addEthereumChain = () => {
    throw new UserRejectedRequestError(new Error('no'))
  }
  await expect(switchChain(config, { chainId })).rejects.toThrow(
    UserRejectedRequestError,
  )
})

test.each([
  [new PairingEndedError(), PairingEndedError],
  [
    new ResourceUnavailableRpcError(new Error('pending')),
    ResourceUnavailableRpcError,
  ],
  [withCode(4200), ChainNotSupportedError],
])('error: %s', async (error, expected) => {
  const { config } = await setup(error)
  await expect(switchChain(config, { chainId })).rejects.toThrow(expected)
})

test('error: the wallet approves, but the session lacks the chain', async () => {
  const { answers, config } = await setup()
  let isAdded = false
  answers.wallet_switchEthereumChain = () => {
    if (!isAdded) throw withCode(4902)
    return null
  }
  answers.wallet_addEthereumChain = () => {
    isAdded = true
    return null
  }
  vi.useFakeTimers()
  const done = switchChain(config, { chainId })
  const failed = expect(done).rejects.toThrow(ChainNotSupportedError)
  await vi.advanceTimersByTimeAsync(3_000)
  await failed
  expect(getAccount(config).chainId).toBe(foundry.id)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: the session changes after the answer', async () => {
  const { add, answers, config, listeners } = await setup()
  const before = listeners.size
  answers.wallet_switchEthereumChain = () => {
    setTimeout(() => add(chainId), 5)
    return null
  }
  await switchChain(config, { chainId })
  expect(getAccount(config).chainId).toBe(chainId)
  expect(listeners.size).toBe(before)
})

test('behavior: concurrent calls ask the wallet once', async () => {
  const { add, answers, config, requests } = await setup()
  answers.wallet_switchEthereumChain = () => add(chainId)
  await Promise.all([
    switchChain(config, { chainId }),
    switchChain(config, { chainId }),
  ])
  expect(requests).toHaveLength(1)
})

test('behavior: concurrent calls share one rejection', async () => {
  const { config, requests } = await setup(
    new UserRejectedRequestError(new Error('no')),
  )
  const results = await Promise.allSettled([
    switchChain(config, { chainId }),
    switchChain(config, { chainId }),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(requests).toHaveLength(1)
})

test('behavior: rejected, the wallet is asked again at the next try', async () => {
  const { add, answers, config, requests } = await setup(
    new UserRejectedRequestError(new Error('no')),
  )
  await expect(switchChain(config, { chainId })).rejects.toBeInstanceOf(
    UserRejectedRequestError,
  )
  answers.wallet_switchEthereumChain = () => add(chainId)
  await switchChain(config, { chainId })
  expect(requests).toHaveLength(2)
  expect(getAccount(config).chainId).toBe(chainId)
})

test('behavior: the last of several concurrent switches wins', async () => {
  const { add, answers, config, requests } = await setup()
  answers.wallet_switchEthereumChain = ({ params }) => {
    const [{ chainId: hex }] = params as [{ chainId: string }]
    if (hex === numberToHex(base.id)) throw new Error('no')
    return add(chainId)
  }
  const results = await Promise.allSettled([
    switchChain(config, { chainId }),
    switchChain(config, { chainId: base.id }),
    switchChain(config, { chainId: foundry.id }),
    switchChain(config, { chainId }),
    switchChain(config, { chainId: foundry.id }),
  ])
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(requests).toHaveLength(2)
  expect(getAccount(config).chainId).toBe(foundry.id)
})

test('behavior: an ignored prompt does not block later switches', async () => {
  const { add, answers, config } = await setup()
  let approve = () => {}
  answers.wallet_switchEthereumChain = ({ params }) => {
    const [{ chainId: hex }] = params as [{ chainId: string }]
    if (hex === numberToHex(base.id)) return add(base.id)
    return new Promise((resolve) => {
      approve = () => resolve(add(base.id, chainId))
    })
  }
  const ignored = switchChain(config, { chainId })
  const failed = expect(ignored).rejects.toThrow(SwitchReplacedError)
  await switchChain(config, { chainId: base.id })
  expect(getAccount(config).chainId).toBe(base.id)
  approve()
  await failed
  expect(getAccount(config).chainId).toBe(base.id)
})

test('behavior: switches to a chain after adding it', async () => {
  const { add, answers, config, requests } = await setup()
  let isAdded = false
  answers.wallet_switchEthereumChain = () => {
    if (!isAdded) throw withCode(4902)
    return add(chainId)
  }
  answers.wallet_addEthereumChain = () => {
    isAdded = true
    return null
  }
  await switchChain(config, { chainId })
  expect(requests.map(({ method }) => method)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ])
  expect(getAccount(config).chainId).toBe(chainId)
})

test('error: disconnected meanwhile', async () => {
  const { answers, config, connector, end } = await setup()
  answers.wallet_switchEthereumChain = () => {
    end('wallet')
    return null
  }
  await expect(connector.switchChain?.({ chainId })).rejects.toThrow(
    ChainNotSupportedError,
  )
  expect(config.state.status).toBe('disconnected')
})

test('behavior: a chain that was added is proposed, switched to and read', async () => {
  const { add, answers, config, connector, provider, requests } = await setup()
  const kit = createKit({
    config,
    hosts: connector.getPairing().options.hosts,
    projectId: connector.getPairing().options.projectId,
  })
  const request = vi.fn(async () => '0x7')
  await addNetwork(kit, { network: optimism, transport: custom({ request }) })
  answers.wallet_switchEthereumChain = () => add(optimism.id)
  await switchChain(config, { chainId: optimism.id })
  expect(getAccount(config).chainId).toBe(optimism.id)
  expect(requests).toHaveLength(1)
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x7')
  expect(request).toHaveBeenCalledOnce()

  await removeNetwork(kit, { chainId: optimism.id })
  await expect(
    provider.request({ method: 'eth_blockNumber' }),
  ).rejects.toMatchObject({ code: 4901 })
})
