import { connect, createConfig, mock, signMessage } from '@wagmi/core'
import { custom, type EIP1193Provider } from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, test, vi } from 'vitest'
import { watchRequests } from './watchRequests.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

async function setup() {
  const config = createConfig({
    chains: [mainnet],
    connectors: [
      mock({ accounts: [address], features: { signMessageError: true } }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [mainnet.id]: custom({ request: async () => '0x1' }) },
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  await connect(config, { connector })
  const onError = vi.fn<watchRequests.Listener>()
  const provide = (provider: unknown) => {
    connector.getProvider = (async () => provider) as never
  }
  const sign = () =>
    signMessage(config, { message: 'hello' }).catch((error) => error)
  return { config: config as never, connector, onError, provide, sign }
}

describe('bare wagmi', () => {
  test('behavior: a failed request of an action changes no state', async () => {
    const { config, onError, sign } = await setup()
    const { subscribe } = config as ReturnType<typeof createConfig>
    subscribe((state) => state, onError as never)
    expect(await sign()).toMatchObject({ name: 'UserRejectedRequestError' })
    expect(onError).not.toHaveBeenCalled()
  })
})

test('default: reports the error, and throws it as before', async () => {
  const { config, connector, onError, sign } = await setup()
  const stop = watchRequests(config, onError)
  expect(await sign()).toMatchObject({ name: 'UserRejectedRequestError' })
  expect(onError.mock.calls).toEqual([
    [
      {
        connector,
        error: expect.objectContaining({ code: 4001 }),
        method: 'personal_sign',
      },
    ],
  ])
  stop()
  await sign()
  expect(onError).toHaveBeenCalledTimes(1)
})

test('behavior: the provider itself for a request without a chain', async () => {
  const { config, connector, onError, provide } = await setup()
  const own = { request: async () => '0x1' }
  provide(own)
  watchRequests(config, onError)
  expect(await connector.getProvider()).toBe(own)
  expect(await connector.getProvider({ chainId: 1 })).not.toBe(own)
})

test('behavior: a frozen provider with private members keeps its methods', async () => {
  const { config, connector, onError, provide } = await setup()
  class Provider {
    #listeners: string[] = []
    on(event: string) {
      this.#listeners.push(event)
      return this.#listeners.length
    }
    async request() {
      return this.#listeners
    }
  }
  provide(Object.freeze(new Provider()))
  watchRequests(config, onError)
  const provider = (await connector.getProvider({
    chainId: 1,
  })) as unknown as EIP1193Provider
  expect(provider.on('connect', () => {})).toBe(1)
  expect(await provider.request({ method: 'eth_chainId' })).toEqual(['connect'])
  expect('on' in provider).toBe(true)
})

test('behavior: no provider, and wallets that are announced later', async () => {
  const { config, connector, onError, provide, sign } = await setup()
  const { _internal } = config as ReturnType<typeof createConfig>
  provide(undefined)
  watchRequests(config, onError)
  expect(await connector.getProvider({ chainId: 1 })).toBeUndefined()
  const later = _internal.connectors.setup(
    mock({ accounts: [address], features: { signMessageError: true } }),
  )
  _internal.connectors.setState((all) => [...all, later])
  await connect(config, { connector: later })
  await sign()
  expect(onError).toHaveBeenCalledTimes(1)
})
