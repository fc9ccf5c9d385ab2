import { connect } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  roughAddress,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'
import { connectWallet } from '../../actions/connectWallet.js'
import { NoAccountError } from '../../core/errors/solanaWallet.js'
import type { createKit } from '../../createKit.js'
import { connectWithAbort } from './connectWithAbort.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function flush() {
  for (let turn = 0; turn < 5; turn++) {
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
  }
}

function setup(options: Partial<createKit.Parameters> = {}) {
  let approve = () => {}
  const ask = vi.fn(
    () =>
      new Promise<never>((resolve) => {
        const data = { accounts: [roughAddress], chainId: 31337 }
        approve = () => resolve(data as never)
      }),
  )
  const found = setupRough(
    [createRoughConnector('fox', { connect: ask as never })],
    options,
  )
  const controller = new AbortController()
  return {
    ...found,
    approve: () => approve(),
    controller,
    connect: () =>
      connectWithAbort(found.config, {
        attempts: found.kit.workarounds.attempts,
        connector: found.first,
        signal: controller.signal,
      }),
  }
}

describe('bare wagmi', () => {
  test('error: an unanswered request stays pending', async () => {
    const { config, first } = setup()
    connect(config, { connector: first }).catch(() => {})
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(config.state.status).toBe('connecting')
  })

  test('error: an answer without accounts is stored as a connection', async () => {
    const { config, first } = setupRough([
      createRoughConnector('fox', {
        connect: (async () => ({ accounts: [], chainId: 31337 })) as never,
      }),
    ])
    await connect(config, { connector: first })
    expect(config.state.status).toBe('connected')
  })
})

test('default: an abort restores the state of wagmi', async () => {
  const { approve, config, connect, controller, first } = setup()
  const done = expect(connect()).rejects.toBe('enough')
  await flush()
  expect(config.state.status).toBe('connecting')
  controller.abort('enough')
  await done
  expect(config.state.status).toBe('disconnected')
  // The wallet approves later.
  approve()
  await flush()
  expect(config.state.status).toBe('disconnected')
  expect(first.disconnect).toHaveBeenCalledOnce()
})

test('behavior: another request waits until the state of wagmi is restored', async () => {
  const ask = vi.fn(() => new Promise<never>(() => {}))
  const { config, kit } = setupRough([
    createRoughConnector('one', { connect: ask }),
    createRoughConnector('two', { connect: ask }),
  ])
  const [controller, other] = [new AbortController(), new AbortController()]
  const { attempts } = kit.workarounds
  const request = (index: number, { signal }: AbortController) => {
    const connector = config.connectors[index]
    if (!connector) throw new Error('no connector')
    return connectWithAbort(config, { attempts, connector, signal })
  }
  const done = expect(request(0, controller)).rejects.toBe('enough')
  await flush()
  controller.abort('enough')
  request(1, other).catch(() => {})
  await done
  await flush()
  expect(ask).toHaveBeenCalledTimes(2)
  // The end of the first request does not set `disconnected`.
  expect(config.state.status).toBe('connecting')
})

test('behavior: an answer without accounts is rejected', async () => {
  const { config, first, kit } = setupRough([
    createRoughConnector('fox', {
      connect: (async () => ({ accounts: [], chainId: 31337 })) as never,
    }),
  ])
  await expect(
    connectWithAbort(config, {
      attempts: kit.workarounds.attempts,
      connector: first,
      signal: new AbortController().signal,
    }),
  ).rejects.toBeInstanceOf(NoAccountError)
  expect(config.state.status).toBe('disconnected')
})

describe('param: wagmiWorkarounds', () => {
  test('behavior: off, the caller is released at once but wagmi is not', async () => {
    const { approve, config, controller, first, kit } = setup({
      wagmiWorkarounds: false,
    })
    const done = expect(
      connectWallet(kit, { walletId: 'fox', signal: controller.signal }),
    ).rejects.toMatchObject({ code: 'CONNECTION_ABORTED' })
    await flush()
    controller.abort()
    await flush()
    await done
    expect(config.state.status).toBe('connecting')
    approve()
    await flush()
    // wagmi's own action disconnects the cancelled wallet.
    expect(first.disconnect).toHaveBeenCalledOnce()
    expect(config.state.status).toBe('disconnected')
  })

  test('behavior: off, a wallet connects', async () => {
    const { approve, config, first, kit } = setup({ wagmiWorkarounds: false })
    const done = connectWallet(kit, { walletId: 'fox' })
    await flush()
    approve()
    await done
    expect(config.state.current).toBe(first.uid)
  })
})
