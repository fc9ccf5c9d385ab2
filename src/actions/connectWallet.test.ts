import { type Connector, connect, injected, reconnect } from '@wagmi/core'
import { ResourceUnavailableRpcError, UserRejectedRequestError } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  roughAddress,
  setupRough,
} from '../../test/setup/connectors/createRoughConnector.js'
import { catchReported } from '../../test/setup/kit/catchReported.js'
import { createPairingStub } from '../../test/setup/pairing/createPairingStub.js'
import { createSolanaStub } from '../../test/setup/solana/createSolanaStub.js'
import { authFrame } from '../connectors/authFrame.js'
import { walletConnect } from '../connectors/walletConnect.js'
import { WalletTimeoutError } from '../core/errors/connection.js'
import {
  ConnectionAbortedError,
  PairingExpiredError,
  RelayRefusedError,
} from '../core/errors/pairing.js'
import { NoAccountError } from '../core/errors/solanaWallet.js'
import type { Wallet } from '../core/wallet.js'
import { connectWallet } from './connectWallet.js'
import { disconnectAll } from './disconnectAll.js'
import { getActiveAccount } from './getActiveAccount.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Data = { accounts: readonly string[]; chainId: number }
const data: Data = { accounts: [roughAddress], chainId: 31337 }

/** Creates a wallet whose prompts a test answers in order. */
function createQuestions() {
  const asked: {
    approve(answer?: unknown): void
    refuse(error: unknown): void
  }[] = []
  const ask = vi.fn(
    () =>
      new Promise<never>((resolve, reject) => {
        asked.push({
          approve: (answer = data) => resolve(answer as never),
          refuse: reject,
        })
      }),
  )
  return { ask, asked }
}

function setup() {
  const { ask, asked } = createQuestions()
  const found = setupRough([
    createRoughConnector('fox', { connect: ask as never }),
    createRoughConnector('base'),
  ])
  const give = (options: Partial<connectWallet.Parameters> = {}) =>
    connectWallet(found.kit, { walletId: 'fox', ...options } as never)
  return { ...found, ask, asked, give }
}

/** Also waits for imports: the first error of a kind loads viem's errors. */
async function flush() {
  for (let turn = 0; turn < 5; turn++) {
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
  }
}

/** No time passes: what clears its timers may still wait for an import. */
async function flushTimers() {
  for (let turn = 0; turn < 20 && vi.getTimerCount() > 0; turn++) await flush()
}

const declined = Object.assign(new Error('no'), { code: 4001 })
const pending = Object.assign(new Error('pending'), { code: -32002 })

test('default', async () => {
  const { asked, config, give, kit } = setup()
  const onAsked = vi.fn()
  const done = give({ onAsked })
  await flush()
  expect(config.state.status).toBe('connecting')
  expect(onAsked).toHaveBeenCalledOnce()
  asked[0]?.approve()
  await done
  expect(getActiveAccount(kit)?.address).toBe(roughAddress)
  await flushTimers()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a concurrent call shares the attempt and its onAsked', async () => {
  const { ask, asked, give } = setup()
  const [first, second] = [vi.fn(), vi.fn()]
  const both = [give({ onAsked: first })]
  await flush()
  both.push(give({ onAsked: second }))
  await flush()
  expect(ask).toHaveBeenCalledOnce()
  for (const listener of [first, second])
    expect(listener).toHaveBeenCalledOnce()
  asked[0]?.approve()
  await Promise.all(both)
})

test('behavior: an onAsked that throws is reported, and stops no attempt', async () => {
  const reported = catchReported()
  const { asked, give, kit } = setup()
  const second = vi.fn()
  const onAsked = () => {
    throw new Error('onAsked')
  }
  const all = [give({ onAsked }), give({ onAsked: second })]
  await flush()
  all.push(give({ onAsked }))
  await flush()
  expect(second).toHaveBeenCalledOnce()
  asked[0]?.approve()
  await Promise.all(all)
  expect(getActiveAccount(kit)?.address).toBe(roughAddress)
  expect(reported).toEqual([new Error('onAsked'), new Error('onAsked')])
})

describe('param: signal', () => {
  test('default: rejects immediately and restores the state of wagmi', async () => {
    const { config, give, second } = setup()
    if (!second) return expect.unreachable()
    const controller = new AbortController()
    const done = give({ signal: controller.signal })
    const ended = expect(done).rejects.toBeInstanceOf(ConnectionAbortedError)
    await flush()
    controller.abort()
    await ended
    expect(config.state).toMatchObject({
      current: null,
      status: 'disconnected',
    })
    await connect(config, { connector: second })
    const again = new AbortController()
    const next = give({ signal: again.signal })
    const over = expect(next).rejects.toBeInstanceOf(ConnectionAbortedError)
    await flush()
    again.abort()
    await over
    expect(config.state).toMatchObject({
      current: second.uid,
      status: 'connected',
    })
  })

  test('behavior: already aborted, the wallet is not asked', async () => {
    const { ask, give } = setup()
    await expect(give({ signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
      ConnectionAbortedError,
    )
    expect(ask).not.toHaveBeenCalled()
  })

  test('behavior: a late approval is disconnected and never exposed', async () => {
    const { asked, config, first, give } = setup()
    const seen = vi.fn()
    config.subscribe(({ current }) => current, seen)
    const controller = new AbortController()
    give({ signal: controller.signal }).catch(() => {})
    await flush()
    controller.abort()
    await flush()
    // Wallets also emit an event.
    first.emitter.emit('connect', data as never)
    asked[0]?.approve()
    await flush()
    expect(first.disconnect).toHaveBeenCalledOnce()
    expect(seen).not.toHaveBeenCalled()
    // Events of the wallet are handled again from here on.
    first.emitter.emit('connect', data as never)
    expect(config.state.current).toBe(first.uid)
  })

  test('behavior: whenever it aborts, the state matches the outcome', async () => {
    const outcomes = new Set<string>()
    for (let turns = 0; turns < 40; turns++) {
      const { asked, config, give } = setup()
      const controller = new AbortController()
      const done = give({ signal: controller.signal }).then(
        () => 'connected',
        () => 'disconnected',
      )
      await flush()
      asked[0]?.approve()
      for (let turn = 0; turn < turns; turn++) await null
      controller.abort()
      const outcome = await done
      await flush()
      expect(`${turns} ${config.state.status}`).toBe(`${turns} ${outcome}`)
      outcomes.add(outcome)
    }
    expect(outcomes.size).toBe(2)
  })

  test('behavior: one of two callers aborts, the other connects', async () => {
    const { asked, config, give } = setup()
    const controller = new AbortController()
    const gone = give({ signal: controller.signal })
    const kept = give()
    const ended = expect(gone).rejects.toBeInstanceOf(ConnectionAbortedError)
    await flush()
    controller.abort()
    await ended
    asked[0]?.approve()
    await kept
    expect(config.state.status).toBe('connected')
  })

  test('behavior: asked again, either answer counts', async () => {
    const { asked, config, first, give } = setup()
    const controller = new AbortController()
    give({ signal: controller.signal }).catch(() => {})
    await flush()
    controller.abort()
    const again = give()
    await flush()
    expect(asked).toHaveLength(2)
    expect(config.state.status).toBe('connecting')
    asked[0]?.approve()
    await again
    expect(config.state.status).toBe('connected')
    expect(first.disconnect).not.toHaveBeenCalled()
    asked[1]?.approve()
    await flush()
    expect(first.disconnect).not.toHaveBeenCalled()
  })

  test('behavior: asked again, the wallet still shows the first prompt', async () => {
    const { asked, config, give } = setup()
    const controller = new AbortController()
    give({ signal: controller.signal }).catch(() => {})
    await flush()
    controller.abort()
    const again = give()
    await flush()
    asked[1]?.refuse(pending)
    await flush()
    expect(config.state.status).toBe('connecting')
    asked[0]?.refuse(declined)
    await expect(again).rejects.toBeInstanceOf(UserRejectedRequestError)
    expect(config.state.status).toBe('disconnected')
  })
})

describe('errors', () => {
  test.each([
    ['declined', declined, UserRejectedRequestError],
    ['asking already', pending, ResourceUnavailableRpcError],
  ])('error: %s', async (_name, error, kind) => {
    const { asked, config, give } = setup()
    const done = give()
    await flush()
    asked[0]?.refuse(error)
    await expect(done).rejects.toBeInstanceOf(kind)
    expect(config.state.status).toBe('disconnected')
  })

  test.each([['text'], [undefined], [null], [7]])(
    'error: wallet throws %s',
    async (reason) => {
      const { asked, config, give } = setup()
      const done = give()
      await flush()
      asked[0]?.refuse(reason)
      await expect(done).rejects.toMatchObject({ code: 'UNKNOWN' })
      expect(config.state.status).toBe('disconnected')
    },
  )

  test.each([[undefined], [null], ['yes'], [{}], [{ accounts: [] }]])(
    'error: wallet resolves with %j',
    async (answer) => {
      const { asked, config, first, give } = setup()
      const done = give()
      await flush()
      asked[0]?.approve(answer ?? null)
      await expect(done).rejects.toBeInstanceOf(NoAccountError)
      expect(config.state.connections.size).toBe(0)
      expect(first.disconnect).toHaveBeenCalledOnce()
    },
  )

  test('error: no answer within 5 minutes', async () => {
    const { asked, config, first, give } = setup()
    const done = expect(give()).rejects.toBeInstanceOf(WalletTimeoutError)
    await vi.advanceTimersByTimeAsync(300_000)
    await done
    expect(config.state.status).toBe('disconnected')
    asked[0]?.approve()
    await flush()
    expect(config.state.status).toBe('disconnected')
    expect(first.disconnect).toHaveBeenCalledOnce()
  })

  test('error: no answer within 5 minutes, beside logins and WalletConnect', async () => {
    const { ask } = createQuestions()
    const { config, kit } = setupRough([
      createRoughConnector('fox', { connect: ask as never }),
      authFrame({ projectId: 'test' }),
      walletConnect({ projectId: 'test' }),
    ])
    const onFailed = vi.fn()
    connectWallet(kit, { walletId: 'fox' }).catch(onFailed)
    await vi.advanceTimersByTimeAsync(299_000)
    await flush()
    expect(ask).toHaveBeenCalledOnce()
    expect(onFailed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    await flush()
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(
      expect.any(WalletTimeoutError),
    )
    expect(config.state.status).toBe('disconnected')
  })

  test('error: connector throws synchronously', async () => {
    const { config, kit } = setupRough([
      createRoughConnector('fox', {
        connect() {
          throw 'no'
        },
      } as never),
    ])
    await expect(connectWallet(kit, { walletId: 'fox' })).rejects.toMatchObject(
      { code: 'UNKNOWN' },
    )
    expect(config.state.status).toBe('disconnected')
  })

  test('error: not installed', async () => {
    const { kit } = setupRough([createRoughConnector('fox')])
    await expect(
      connectWallet(kit, { walletId: 'gone' }),
    ).rejects.toMatchObject({ code: 'WALLET_NOT_INSTALLED' })
    await expect(
      connectWallet(kit, { walletId: 'walletConnect' }),
    ).rejects.toMatchObject({ code: 'CONNECTOR_NOT_FOUND' })
  })

  test.each([
    [
      'throws',
      () => {
        throw 'no'
      },
      'UNKNOWN',
    ],
    ['has gone', async () => undefined, 'WALLET_NOT_INSTALLED'],
    ['hangs', () => new Promise(() => {}), 'WALLET_TIMEOUT'],
  ])('error: the provider %s', async (_name, getProvider, code) => {
    const { config, kit } = setupRough([
      createRoughConnector('fox', {
        getProvider,
        type: injected.type,
      } as never),
    ])
    const done = expect(
      connectWallet(kit, { walletId: 'fox' }),
    ).rejects.toMatchObject({ code })
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    await done
    expect(config.state.status).toBe('disconnected')
  })
})

test('behavior: disconnecting aborts pending attempts', async () => {
  const { config, give, kit } = setup()
  const done = expect(give()).rejects.toBeInstanceOf(ConnectionAbortedError)
  await flush()
  await disconnectAll(kit)
  await done
  expect(config.state.status).toBe('disconnected')
})

test('behavior: waits for wagmi to finish reconnecting', async () => {
  const { ask, asked, config, give } = setup()
  const earlier = { current: 'earlier', status: 'reconnecting' } as const
  config.setState((state) => ({ ...state, ...earlier }))
  const done = give()
  await flush()
  expect(ask).not.toHaveBeenCalled()
  const gone = { current: null, status: 'disconnected' } as const
  config.setState((state) => ({ ...state, ...gone }))
  await flush()
  asked[0]?.approve()
  await done
})

describe('page that reconnects with nothing active', () => {
  function setupSlow() {
    let answer = (_isAuthorized: boolean) => {}
    const { ask, asked } = createQuestions()
    const found = setupRough([
      createRoughConnector('hung', {
        connect: () => new Promise(() => {}),
        isAuthorized: async () => false,
      }),
      createRoughConnector('slow', {
        isAuthorized: () => new Promise((resolve) => (answer = resolve)),
      }),
      createRoughConnector('fox', {
        connect: ask as never,
        isAuthorized: async () => false,
      }),
    ])
    return { ...found, ask, asked, answer: (is: boolean) => answer(is) }
  }

  test('behavior: keeps a wallet that connects meanwhile', async () => {
    const { answer, ask, asked, config, kit } = setupSlow()
    const unmount = kit.mount()
    const taken = reconnect(config)
    await flush()
    expect(config.state.status).toBe('connecting')
    const done = connectWallet(kit, { walletId: 'fox' })
    await flush()
    asked[0]?.approve()
    await flush()
    answer(true)
    await taken
    await flush()
    asked[0]?.approve()
    await done
    expect(ask).toHaveBeenCalledOnce()
    expect(config.state.connections.size).toBe(2)
    expect(config.state).toMatchObject({
      current: config.connectors.find(({ id }) => id === 'fox')?.uid,
      status: 'connected',
    })
    unmount()
  })

  test('behavior: does not wait for another pending wallet', async () => {
    const { ask, config, kit } = setupSlow()
    const unmount = kit.mount()
    connectWallet(kit, { walletId: 'hung' }).catch(() => {})
    await flush()
    expect(config.state.status).toBe('connecting')
    connectWallet(kit, { walletId: 'fox' }).catch(() => {})
    await flush()
    expect(ask).toHaveBeenCalledOnce()
    unmount()
  })
})

const wallet: Wallet = {
  key: 'rainbow',
  namespace: 'eip155',
  id: 'rainbow',
  name: 'Rainbow',
  icon: undefined,
  hint: undefined,
  type: 'WALLET_CONNECT',
  group: 'recommended',
  isInstalled: false,
  isRecent: false,
  connectorUid: '',
}

describe('param: wallet', () => {
  function setupPairing() {
    const { ask, asked } = createQuestions()
    const stub = createPairingStub()
    const found = setupRough(
      [
        createRoughConnector('walletConnect', {
          connect: ask,
          getPairing: () => stub.pairing,
        } as never),
      ],
      { debug: true },
    )
    return { ...found, ...stub, ask, asked }
  }

  test('default: explorer wallet connects through WalletConnect', async () => {
    const { ask, asked, config, first, kit, set, tell } = setupPairing()
    const onUri = vi.fn()
    const done = connectWallet(kit, { wallet, onUri })
    await flush()
    tell({ type: 'uri', uri: 'wc:1', expiresAt: 1 })
    tell({ type: 'uri', uri: 'wc:2', expiresAt: 2 })
    expect(onUri.mock.calls).toEqual([['wc:1'], ['wc:2']])
    // A URI has its own expiry, and is renewed while it is displayed.
    await vi.advanceTimersByTimeAsync(600_000)
    set({ status: 'connected' })
    asked[0]?.approve()
    await done
    expect(config.state.current).toBe(first.uid)
    expect(ask).toHaveBeenCalledWith({ signal: expect.any(AbortSignal) })
    expect(kit.storage.get('recentWallets')).toMatchObject([{ id: 'rainbow' }])
    tell({ type: 'uri', uri: 'wc:3', expiresAt: 3 })
    expect(onUri).toHaveBeenCalledTimes(2)
  })

  test('behavior: reports a valid URI immediately', async () => {
    const { kit, set } = setupPairing()
    set({ status: 'waiting', uri: 'wc:0' })
    const onUri = vi.fn()
    connectWallet(kit, { wallet, onUri }).catch(() => {})
    await flush()
    expect(onUri).toHaveBeenCalledWith('wc:0')
  })

  test('behavior: aborting reaches the pairing', async () => {
    const { ask, kit } = setupPairing()
    const controller = new AbortController()
    const done = connectWallet(kit, { wallet, signal: controller.signal })
    const ended = expect(done).rejects.toBeInstanceOf(ConnectionAbortedError)
    await flush()
    controller.abort()
    await ended
    const [request] = ask.mock.calls[0] as unknown as [{ signal: AbortSignal }]
    expect(request.signal.aborted).toBe(true)
  })

  test('behavior: a different wallet starts a new pairing', async () => {
    const { ask, asked, config, first, kit, set } = setupPairing()
    await Promise.all([
      connectWallet(kit, { wallet }),
      flush().then(() => asked[0]?.approve()),
    ])
    set({ session: { peer: { name: 'Rainbow Wallet' } } as never })
    await connectWallet(kit, { wallet })
    expect(ask).toHaveBeenCalledOnce()
    const done = connectWallet(kit, { wallet: { ...wallet, name: 'Zerion' } })
    await flush()
    expect(first.disconnect).toHaveBeenCalledOnce()
    asked[1]?.approve()
    await done
    expect(config.state.connections.size).toBe(1)
  })

  test('error: URI expires while it is not watched', async () => {
    const { asked, kit } = setupPairing()
    const done = connectWallet(kit, { wallet })
    await flush()
    asked[0]?.refuse(new PairingExpiredError())
    await expect(done).rejects.toBeInstanceOf(PairingExpiredError)
  })

  test('error: relay rejects the page, which shows one alert', async () => {
    const { asked, kit } = setupPairing()
    for (const index of [0, 1]) {
      const done = connectWallet(kit, { wallet })
      await flush()
      asked[index]?.refuse(new RelayRefusedError({ reason: 'origin' }))
      await expect(done).rejects.toBeInstanceOf(RelayRefusedError)
    }
    const { alerts } = kit.store.get(kit.atoms.notices)
    expect(alerts.map(({ key }) => key)).toEqual(['invalidAppConfiguration'])
  })

  test('behavior: failure emitted by the pairing itself', async () => {
    const { kit, tell } = setupPairing()
    const stop = kit.mount()
    const error = new RelayRefusedError({ reason: 'clock' })
    const alert = { key: 'sessionExpired', variant: 'error' } as const
    for (const _ of [1, 2]) tell({ type: 'failure', error, alert })
    await flush()
    const { alerts } = kit.store.get(kit.atoms.notices)
    expect(alerts.map(({ key }) => key)).toEqual(['sessionExpired'])
    stop()
  })

  test('behavior: connects the requested namespace of a wallet', async () => {
    const opal = { icon: undefined, isEmbedded: false, isInstalled: true }
    const { ask, port } = createSolanaStub({
      wallets: [{ ...opal, id: 'Opal', name: 'Opal' }],
    })
    const { kit } = setupRough([createRoughConnector('io.opal')], {
      solana: () => port,
    })
    const opalWallet: Wallet = {
      ...wallet,
      id: 'io.opal',
      type: 'MULTI_CHAIN',
      entries: [
        { namespace: 'eip155', id: 'io.opal', connectorUid: 'a' },
        { namespace: 'solana', id: 'Opal', connectorUid: 'b' },
      ],
    }
    await connectWallet(kit, { wallet: opalWallet })
    expect(getActiveAccount(kit)?.namespace).toBe('eip155')
    await connectWallet(kit, { wallet: opalWallet, namespace: 'solana' })
    expect(getActiveAccount(kit)?.namespace).toBe('solana')
    expect(ask).toHaveBeenCalledWith(
      expect.objectContaining({ walletId: 'Opal' }),
    )
    await expect(
      connectWallet(kit, { wallet: opalWallet, namespace: 'bip122' }),
    ).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
  })
})

test('behavior: an aborted Solana wallet is disconnected', async () => {
  const opal = { icon: undefined, isEmbedded: false, isInstalled: true }
  const { ask, port } = createSolanaStub({
    wallets: [{ ...opal, id: 'Opal', name: 'Opal' }],
  })
  ask.mockImplementation(() => new Promise(() => {}))
  const disconnect = vi.spyOn(port, 'disconnect')
  const { kit } = setupRough([createRoughConnector('fox')], {
    solana: () => port,
  })
  const controller = new AbortController()
  const done = connectWallet(kit, {
    walletId: 'Opal',
    namespace: 'solana',
    signal: controller.signal,
  })
  const ended = expect(done).rejects.toBeInstanceOf(ConnectionAbortedError)
  await flush()
  controller.abort()
  await ended
  expect(disconnect).toHaveBeenCalledWith({ walletId: 'Opal' })
})

test('behavior: leaves the connect method of the connector as it was', async () => {
  const { ask, first, give, asked } = setup()
  const before: Connector['connect'] = first.connect
  const done = give()
  await flush()
  expect(first.connect).toBe(before)
  asked[0]?.approve()
  await done
  expect(ask).toHaveBeenCalledOnce()
})
