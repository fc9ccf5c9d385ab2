import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createPair, settle } from '../../../test/setup/frame/createPair.js'
import type { createFrameHost } from './createFrameHost.js'
import { HostError } from './HostError.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const rejection = () => new HostError({ message: 'no', code: 4001 })

/** Opens a host whose app can send any message at any rate. */
async function open(parameters: Partial<createFrameHost.Parameters> = {}) {
  const pair = createPair()
  const { toApp } = pair
  const host = pair.boot({
    handlers: { IS_CONNECTED: () => ({ isConnected: true }) },
    ...parameters,
  })
  await settle()
  toApp.length = 0
  let count = 0
  function say(name: string, payload?: unknown, id = `id-${count++}`) {
    pair.hearInFrame({ data: { type: `@w3m-app/${name}`, id, payload } })
    return id
  }
  const sign = (id?: string, text = '0x00') =>
    say(
      'RPC_REQUEST',
      { method: 'personal_sign', params: [text], chainId: 'eip155:1' },
      id,
    )
  const tell = (id: string) => toApp.filter((reply) => reply.id === id)
  return { host, pair, say, sign, tell, toApp }
}

describe('rate', () => {
  const tooFast = { message: 'Too many messages', code: -32005 }

  test('default: 120 at once, then 60 per second', async () => {
    const { say, tell, toApp } = await open()
    for (let index = 0; index < 120; index++) say('IS_CONNECTED')
    await settle()
    expect(toApp).toHaveLength(120)
    expect(toApp.every(({ type }) => type.endsWith('_SUCCESS'))).toBe(true)
    const late = say('IS_CONNECTED')
    await settle()
    expect(tell(late)).toEqual([
      { type: '@w3m-frame/IS_CONNECTED_ERROR', id: late, payload: tooFast },
    ])
    vi.advanceTimersByTime(1_000)
    const ids = Array.from({ length: 61 }, () => say('IS_CONNECTED'))
    await settle()
    const served = ids.filter((id) => tell(id)[0]?.type.endsWith('_SUCCESS'))
    expect(served).toEqual(ids.slice(0, 60))
    vi.advanceTimersByTime(600_000)
    toApp.length = 0
    for (let index = 0; index < 130; index++) say('IS_CONNECTED')
    await settle()
    const refused = toApp.filter(({ type }) => type.endsWith('_ERROR'))
    expect(refused).toHaveLength(10)
  })

  test('behavior: a repeated id beyond the limit is dropped silently', async () => {
    const { say, tell } = await open({ limits: { burst: 1 } })
    const id = say('IS_CONNECTED')
    say('IS_CONNECTED', undefined, id)
    await settle()
    expect(tell(id).map(({ type }) => type)).toEqual([
      '@w3m-frame/IS_CONNECTED_SUCCESS',
    ])
  })

  test('behavior: a rejected request can be sent again', async () => {
    const { say, tell } = await open({ limits: { burst: 1 } })
    say('IS_CONNECTED')
    const id = say('IS_CONNECTED')
    await settle()
    expect(tell(id)[0]?.payload).toEqual(tooFast)
    vi.advanceTimersByTime(20)
    say('IS_CONNECTED', undefined, id)
    await settle()
    expect(tell(id)[1]?.payload).toEqual({ isConnected: true })
  })

  test('behavior: junk is dropped and does not count', async () => {
    const { pair, say, toApp } = await open()
    const junk = [0, null, 'x', [], {}, { type: 1 }, { type: '@w3m-app/x' }]
    const foreign = [{ type: 'webpackOk', id: 'a' }, { type: 'IS_CONNECTED' }]
    for (let index = 0; index < 5_000; index++)
      for (const data of [...junk, ...foreign]) pair.hearInFrame({ data })
    say('IS_CONNECTED')
    await settle()
    expect(toApp.map(({ type }) => type)).toEqual([
      '@w3m-frame/IS_CONNECTED_SUCCESS',
    ])
  })

  test('behavior: beyond the limit, messages of a newer app are dropped', async () => {
    const { say, toApp } = await open({ limits: { burst: 1 } })
    say('DANCE')
    say('DANCE')
    await settle()
    expect(toApp).toHaveLength(1)
  })

  test('param: limits', async () => {
    const { say, toApp } = await open({
      limits: { burst: 2, messagesPerSecond: 1 },
    })
    const ask = async () => {
      say('IS_CONNECTED')
      await settle()
      return toApp.at(-1)?.type.split('_').at(-1)
    }
    expect([await ask(), await ask(), await ask()]).toEqual([
      'SUCCESS',
      'SUCCESS',
      'ERROR',
    ])
    vi.advanceTimersByTime(999)
    expect(await ask()).toBe('ERROR')
    vi.advanceTimersByTime(2)
    expect(await ask()).toBe('SUCCESS')
  })
})

describe('rejections', () => {
  const context = (approve: ReturnType<typeof vi.fn>, call: number) =>
    (approve.mock.calls[call] as unknown[])[1]

  async function openRejecting(failure: () => unknown = rejection) {
    const approve = vi.fn(async () => {
      throw failure()
    })
    const opened = await open({ approve })
    const ask = async () => {
      opened.sign()
      await settle()
      return (context(approve, approve.mock.calls.length - 1) as Context)
        .needsGesture
    }
    return { ...opened, approve, ask }
  }
  type Context = { needsGesture: boolean }

  test('default: a gesture is required after three within a minute', async () => {
    const { ask } = await openRejecting()
    expect([await ask(), await ask(), await ask()]).toEqual([
      false,
      false,
      false,
    ])
    expect(await ask()).toBe(true)
    vi.advanceTimersByTime(60_001)
    expect(await ask()).toBe(false)
  })

  test('behavior: three rejections that are far apart are not too many', async () => {
    const { ask } = await openRejecting()
    for (let index = 0; index < 6; index++) {
      expect(await ask()).toBe(false)
      vi.advanceTimersByTime(30_001)
    }
  })

  test('behavior: an approval clears the count', async () => {
    const approve = vi.fn(async () => {
      throw rejection()
    })
    const { sign } = await open({ approve, handlers: { RPC_REQUEST: () => 1 } })
    for (let index = 0; index < 3; index++) {
      sign()
      await settle()
    }
    approve.mockResolvedValueOnce(undefined as never)
    sign()
    await settle()
    sign()
    await settle()
    expect(context(approve, 3)).toMatchObject({ needsGesture: true })
    expect(context(approve, 4)).toMatchObject({ needsGesture: false })
  })

  test('behavior: failures other than rejections do not count', async () => {
    const { ask } = await openRejecting(
      () => new HostError({ message: 'x', code: 4902 }),
    )
    for (let index = 0; index < 5; index++) expect(await ask()).toBe(false)
  })

  test('behavior: requests that the app aborts do not count', async () => {
    const approve = vi.fn<createFrameHost.Parameters['approve']>(
      (_, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(rejection()))
        }),
    )
    const { say, sign } = await open({ approve })
    for (let index = 0; index < 5; index++) {
      sign()
      await settle()
      say('RPC_ABORT')
      await settle()
    }
    expect(approve.mock.calls[4]?.[1]).toMatchObject({ needsGesture: false })
  })
})

describe('repeated ids', () => {
  function count() {
    const run = vi.fn(async () => '0xsigned')
    let answer: { yes(): void; no(): void } | undefined
    const approve = vi.fn(
      () =>
        new Promise<void>((resolve, reject) => {
          answer = { yes: resolve, no: () => reject(rejection()) }
        }),
    )
    const handlers = {
      RPC_REQUEST: run,
      IS_CONNECTED: () => ({ isConnected: true }),
      SYNC_DAPP_DATA: () => {},
      CONNECT_DEVICE: () => {},
    }
    const limits = { burst: Infinity }
    return { answer: () => answer, approve, handlers, limits, run }
  }
  const unique = (replies: unknown[]) =>
    new Set(replies.map((reply) => JSON.stringify(reply))).size

  test('behavior: concurrent repeats get one approval and one signature', async () => {
    const { answer, run, ...parameters } = count()
    const { sign, tell } = await open(parameters)
    for (let index = 0; index < 50; index++) sign('same', `0x0${index % 9}`)
    await settle()
    answer()?.yes()
    await settle()
    for (let index = 0; index < 50; index++) sign('same', '0xff')
    await settle()
    expect(parameters.approve).toHaveBeenCalledTimes(1)
    expect(run).toHaveBeenCalledTimes(1)
    expect(tell('same')).toHaveLength(100)
    expect(unique(tell('same'))).toBe(1)
  })

  test('behavior: a repeat after a rejection stays rejected', async () => {
    const { answer, run, ...parameters } = count()
    const { sign, tell } = await open(parameters)
    sign('same')
    await settle()
    answer()?.no()
    await settle()
    sign('same')
    await settle()
    expect(parameters.approve).toHaveBeenCalledTimes(1)
    expect(run).not.toHaveBeenCalled()
    expect(tell('same')).toHaveLength(2)
    expect(unique(tell('same'))).toBe(1)
  })

  test('behavior: still known after 10,000 others that were not signed', async () => {
    const { answer, run, ...parameters } = count()
    const { say, sign, tell } = await open(parameters)
    sign('signed')
    await settle()
    answer()?.yes()
    await settle()
    sign('open')
    await settle()
    // Invalid params, so that no approval is shown, and remembered messages.
    for (let index = 0; index < 10_001; index++) {
      say('RPC_REQUEST', { method: 'personal_sign', params: 1 })
      say('CONNECT_DEVICE')
    }
    await settle()
    sign('signed')
    sign('open')
    await settle()
    expect(parameters.approve).toHaveBeenCalledTimes(2)
    answer()?.yes()
    await settle()
    expect(run).toHaveBeenCalledTimes(2)
    expect(unique(tell('signed'))).toBe(1)
    expect(tell('signed')).toHaveLength(2)
    expect(tell('open')).toHaveLength(2)
  })

  test('behavior: a reused id gets the answer of the first message', async () => {
    const { answer, run, ...parameters } = count()
    const { say, sign, tell } = await open(parameters)
    say('IS_CONNECTED', undefined, 'same')
    await settle()
    sign('same')
    await settle()
    expect(answer()).toBeUndefined()
    expect(run).not.toHaveBeenCalled()
    expect(tell('same').map(({ type }) => type)).toEqual([
      '@w3m-frame/IS_CONNECTED_SUCCESS',
      '@w3m-frame/IS_CONNECTED_SUCCESS',
    ])
  })
})
