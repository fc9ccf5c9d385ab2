import { connect, createConfig, injected, mock } from '@wagmi/core'
import { http, SwitchChainError, UserRejectedRequestError } from 'viem'
import { foundry, mainnet } from 'viem/chains'
import { describe, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  roughAddress,
  setupRough,
} from '../../test/setup/connectors/createRoughConnector.js'
import { createKit } from '../createKit.js'
import { getActiveAccount } from './getActiveAccount.js'
import { switchNetwork } from './switchNetwork.js'

async function setup(features: { switchChainError?: boolean } = {}) {
  const config = createConfig({
    chains: [foundry, mainnet],
    connectors: [
      mock({
        accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
        features,
      }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: {
      [foundry.id]: http('http://localhost:1'),
      [mainnet.id]: http('http://localhost:1'),
    },
  })
  await connect(config, { connector: config.connectors[0] })
  return createKit({ config, projectId: 'test' })
}

test('default', async () => {
  const kit = await setup()
  expect(await switchNetwork(kit, { chainId: 'eip155:1' })).toEqual({
    chainId: 1,
  })
  expect(getActiveAccount(kit)?.caipNetworkId).toBe('eip155:1')
})

test('error: not configured', async () => {
  const error = switchNetwork(await setup(), { chainId: 10 })
  await expect(error).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    shortMessage: 'Chain is not supported',
  })
})

test.each(['main', '', ' '])('error: invalid chain id, %j', async (chainId) => {
  const error = switchNetwork(await setup(), { chainId })
  await expect(error).rejects.toMatchObject({ code: 'INVALID_CHAIN_ID' })
})

test('error: declined by the user', async () => {
  const kit = await setup({ switchChainError: true })
  await expect(switchNetwork(kit, { chainId: 1 })).rejects.toBeInstanceOf(
    UserRejectedRequestError,
  )
})

describe('one at a time', () => {
  /** Creates wallets whose switches a test answers, in order. */
  function setupQuestions() {
    const asked: {
      id: string
      chainId: number
      answer(error?: unknown): void
    }[] = []
    const create = (id: string) => {
      let current = 0
      return createRoughConnector(id, {
        getChainId: async () => current,
        switchChain: (({ chainId }: { chainId: number }) =>
          new Promise<unknown>((resolve, reject) => {
            asked.push({
              id,
              chainId,
              answer(error) {
                if (!error) current = chainId
                if (error) reject(error)
                else resolve({})
              },
            })
          })) as never,
      })
    }
    const found = setupRough([create('fox'), create('base')])
    return { ...found, asked }
  }

  test('default: shares a switch to the same network', async () => {
    const { asked, config, first, kit } = setupQuestions()
    await connect(config, { connector: first })
    const both = [
      switchNetwork(kit, { chainId: 1 }),
      switchNetwork(kit, { chainId: 'eip155:1' }),
    ]
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    asked[0]?.answer()
    expect(await Promise.all(both)).toEqual([{ chainId: 1 }, { chainId: 1 }])
    expect(asked).toHaveLength(1)
  })

  test('behavior: another network waits, even for a failure', async () => {
    const { asked, config, first, kit } = setupQuestions()
    await connect(config, { connector: first })
    const one = switchNetwork(kit, { chainId: 1 })
    const other = switchNetwork(kit, { chainId: 31337 })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    asked[0]?.answer(Object.assign(new Error('no'), { code: 4001 }))
    await expect(one).rejects.toBeInstanceOf(UserRejectedRequestError)
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(asked.map(({ chainId }) => chainId)).toEqual([1, 31337])
    asked[1]?.answer()
    await other
  })

  test('behavior: an ignored prompt does not block later switches', async () => {
    const { asked, config, first, kit } = setupQuestions()
    await connect(config, { connector: first })
    vi.useFakeTimers()
    const ignored = switchNetwork(kit, { chainId: 1 })
    const other = switchNetwork(kit, { chainId: 31337 })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked.map(({ chainId }) => chainId)).toEqual([1, 31337])
    asked[1]?.answer()
    await other
    // Nor another switch to the same network.
    const again = switchNetwork(kit, { chainId: 1 })
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(3)
    asked[2]?.answer()
    await again
    asked[0]?.answer()
    await ignored
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  test('behavior: switches the wallet that was active at the call', async () => {
    const { asked, config, first, kit, second } = setupQuestions()
    if (!second) return expect.unreachable()
    await connect(config, { connector: first })
    const one = switchNetwork(kit, { chainId: 1 })
    const two = switchNetwork(kit, { chainId: 31337 })
    await connect(config, { connector: second })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    asked[0]?.answer()
    await one
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    asked[1]?.answer()
    await two
    expect(asked.map(({ id }) => id)).toEqual(['fox', 'fox'])
  })

  test('error: wallet has disconnected meanwhile', async () => {
    const { asked, config, first, kit } = setupQuestions()
    await connect(config, { connector: first })
    const one = switchNetwork(kit, { chainId: 1 })
    const two = switchNetwork(kit, { chainId: 31337 })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    first.emitter.emit('disconnect')
    asked[0]?.answer()
    await one
    await expect(two).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })
})

describe('chain that the wallet does not know', () => {
  const addition = {
    method: 'wallet_addEthereumChain',
    params: [expect.objectContaining({ chainId: '0x1' })],
  }
  const nested = { code: -32603, data: { originalError: { code: 4902 } } }
  const declined = Object.assign(new Error('no'), { code: 4001 })

  async function setupAdding(parameters: {
    error: unknown
    request?: (() => Promise<unknown>) | undefined
    isSwitched?: boolean | undefined
  }) {
    const { error, isSwitched = true, request = async () => null } = parameters
    let isAdded = false
    const send = vi.fn(async (_request: unknown) => {
      const answer = await request()
      isAdded = true
      return answer
    })
    const switching = vi.fn(async () => {
      if (isAdded) return {}
      throw error
    })
    const found = setupRough([
      createRoughConnector('fox', {
        getChainId: async () => (isAdded && isSwitched ? 1 : 31337),
        getProvider: async () => ({ request: send }),
        switchChain: switching,
      } as never),
    ])
    await connect(found.config, { connector: found.first })
    return { ...found, send, switching }
  }

  test.each([
    ['4902', { code: 4902 }],
    ['5000', { code: 5000, message: 'Unknown chain' }],
    ['32603', { code: 32603 }],
    ['-32603', { code: -32603 }],
    ['nested 4902', nested],
    [
      'in the errors of viem',
      new SwitchChainError(Object.assign(new Error('x'), { code: 4902 })),
    ],
  ])('default: %s', async (_name, error) => {
    const { config, first, kit, send, switching } = await setupAdding({ error })
    await switchNetwork(kit, { chainId: 1 })
    expect(send).toHaveBeenCalledExactlyOnceWith(addition)
    expect(switching).toHaveBeenCalledOnce()
    expect(config.state.connections.get(first.uid)?.chainId).toBe(1)
  })

  test('behavior: added, then switched to', async () => {
    const { kit, send, switching } = await setupAdding({
      error: { code: 4902 },
      isSwitched: false,
    })
    await switchNetwork(kit, { chainId: 1 })
    expect(switching).toHaveBeenCalledTimes(2)
    expect(send.mock.calls).toEqual([[addition]])
  })

  test.each([
    [
      'the wallet cannot',
      () => Promise.reject({ code: -32602 }),
      'CHAIN_NOT_SUPPORTED',
    ],
    ['no code', () => Promise.reject('no'), 'CHAIN_NOT_SUPPORTED'],
    ['the person declines', () => Promise.reject(declined), 4001],
    ['it is asking already', () => Promise.reject({ code: -32002 }), -32002],
  ])('error: not added, %s', async (_name, request, code) => {
    const { kit } = await setupAdding({ error: { code: 4902 }, request })
    await expect(switchNetwork(kit, { chainId: 1 })).rejects.toMatchObject({
      code,
      ...(code === 'CHAIN_NOT_SUPPORTED' && {
        shortMessage: 'Chain is not supported',
      }),
    })
  })

  test.each([
    ['declined', declined, 4001],
    ['declined by code 5000', { code: 5000, message: 'User rejected' }, 4001],
    ['something else', { code: -32005 }, -32005],
  ])('error: adds nothing, %s', async (_name, error, code) => {
    const { kit, send } = await setupAdding({ error })
    await expect(switchNetwork(kit, { chainId: 1 })).rejects.toMatchObject({
      code,
    })
    expect(send).not.toHaveBeenCalled()
  })

  test.each([
    ['cannot', { code: -32602 }, 'CHAIN_NOT_SUPPORTED'],
    ['is declined', { code: 4001 }, 4001],
  ])(
    'error: injected connector of wagmi has tried, it %s',
    async (_name, failure, code) => {
      const request = vi.fn(async ({ method }: { method: string }) => {
        if (method === 'eth_requestAccounts') return [roughAddress]
        if (method === 'eth_chainId') return '0x7a69'
        if (method === 'wallet_switchEthereumChain') throw { code: 4902 }
        if (method === 'wallet_addEthereumChain') throw failure
        return []
      })
      vi.stubGlobal('window', {})
      const provider = { on() {}, removeListener() {}, request }
      const { config, first, kit } = setupRough([
        injected({
          target: { id: 'x', name: 'X', provider: provider as never },
        }),
      ])
      await connect(config, { connector: first })
      await expect(switchNetwork(kit, { chainId: 1 })).rejects.toMatchObject({
        code,
      })
      const added = request.mock.calls.filter(
        ([{ method }]) => method === 'wallet_addEthereumChain',
      )
      expect(added).toHaveLength(1)
      vi.unstubAllGlobals()
    },
  )

  /**
   * Sets up wagmi's injected connector with a wallet that adds without
   * switching.
   */
  async function setupInjected(onSwitch: () => void = () => {}) {
    let chainId = '0x7a69'
    let isAdded = false
    const listeners = new Set<(chainId: string) => void>()
    const request = vi.fn(async ({ method }: { method: string }) => {
      if (method === 'eth_requestAccounts') return [roughAddress]
      if (method === 'eth_chainId') return chainId
      if (method === 'wallet_addEthereumChain') isAdded = true
      if (method === 'wallet_switchEthereumChain') {
        if (!isAdded) throw { code: 4902 }
        onSwitch()
        chainId = '0x1'
        for (const listener of listeners) listener(chainId)
      }
      return null
    })
    vi.stubGlobal('window', {})
    const provider = {
      on: (name: string, listener: (chainId: string) => void) =>
        name === 'chainChanged' && listeners.add(listener),
      removeListener() {},
      request,
    }
    const found = setupRough([
      injected({ target: { id: 'x', name: 'X', provider: provider as never } }),
    ])
    await connect(found.config, { connector: found.first })
    const listAsked = () =>
      request.mock.calls
        .map(([{ method }]) => method)
        .filter((method) => method.startsWith('wallet_'))
        .slice(-3)
    return { ...found, listAsked }
  }

  test('behavior: injected connector of wagmi adds without switching', async () => {
    const { config, first, kit, listAsked } = await setupInjected()
    await switchNetwork(kit, { chainId: 1 })
    expect(listAsked()).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
    expect(config.state.connections.get(first.uid)?.chainId).toBe(1)
    vi.unstubAllGlobals()
  })

  test('error: added, but the switch is declined', async () => {
    const { kit } = await setupInjected(() => {
      throw { code: 4001 }
    })
    await expect(switchNetwork(kit, { chainId: 1 })).rejects.toMatchObject({
      code: 4001,
    })
    vi.unstubAllGlobals()
  })

  test('behavior: connector that reports an added chain as switched', async () => {
    let current = 31337
    let count = 0
    const { config, first, kit } = setupRough([
      createRoughConnector('fox', {
        getChainId: async () => current,
        switchChain: (async () => {
          count += 1
          if (count === 2) current = 1
          return {}
        }) as never,
      }),
    ])
    await connect(config, { connector: first })
    await switchNetwork(kit, { chainId: 1 })
    expect(count).toBe(2)
  })

  test('error: connector that cannot switch', async () => {
    const { config, first, kit } = setupRough([createRoughConnector('fox')])
    await connect(config, { connector: first })
    await expect(switchNetwork(kit, { chainId: 1 })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
  })
})

test('error: no answer within 5 minutes, then the next one is asked', async () => {
  vi.useFakeTimers()
  const { config, first, kit } = setupRough([
    createRoughConnector('fox', {
      getChainId: async () => 31337,
      switchChain: (({ chainId }: { chainId: number }) =>
        chainId === 1 ? new Promise(() => {}) : Promise.resolve({})) as never,
    }),
  ])
  await connect(config, { connector: first })
  const one = switchNetwork(kit, { chainId: 1 })
  const other = switchNetwork(kit, { chainId: 31337 })
  const failed = expect(one).rejects.toMatchObject({ code: 'WALLET_TIMEOUT' })
  await vi.advanceTimersByTimeAsync(300_000)
  await failed
  await other
  vi.useRealTimers()
})

test('behavior: a network that is not configured shows one alert', async () => {
  const kit = await setup()
  for (const chainId of [10, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
    await switchNetwork(kit, { chainId }).catch(() => {})
  const { alerts } = kit.store.get(kit.atoms.notices)
  expect(alerts.map(({ key }) => key)).toEqual(['networkNotFound'])
})
