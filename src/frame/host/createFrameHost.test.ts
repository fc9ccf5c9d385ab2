import { serializeTransaction } from 'viem'
import { describe, expect, test, vi } from 'vitest'

import {
  appOrigin,
  createPair,
  frameOrigin,
  settle,
} from '../../../test/setup/frame/createPair.js'
import { ParentNotSetError } from '../../core/errors/frame.js'
import { createFrameHost } from './createFrameHost.js'
import { HostError } from './HostError.js'
import type { HostHandlers } from './types.js'

const never = () => new Promise<never>(() => {})

/** Opens a host whose app can send any message. */
async function open(
  parameters: Partial<createFrameHost.Parameters> = {},
  isAllowed = true,
) {
  const pair = createPair({ isAllowed })
  pair.client.load()
  const host = pair.boot(parameters)
  await settle()
  let count = 0
  const ask = async (name: string, payload?: unknown, id = `id-${count++}`) => {
    pair.hearInFrame({ data: { type: `@w3m-app/${name}`, id, payload } })
    await settle()
    return pair.toApp.findLast((reply) => reply.id === id)
  }
  const rpc = (method: string, params?: unknown, more: object = {}) =>
    ask('RPC_REQUEST', { method, params, chainId: 'eip155:31337', ...more })
  pair.toApp.length = 0
  return { ask, host, pair, rpc }
}

describe('approvals', () => {
  test.each([
    ['neither', undefined, '', false],
    ['the host', 'window', '', true],
    ['the app', undefined, '?projectId=a&approvals=window', true],
    ['the app, which wants less', 'window', '?approvals=auto', true],
    ['the app, in other words', undefined, '?approvals=', false],
  ] as const)(
    'behavior: a window is needed when requested by %s',
    async (_, approvals, search, needsWindow) => {
      const pair = createPair()
      pair.client.load()
      const seen: boolean[] = []
      pair.boot(
        {
          approvals,
          approve: async (_, context) => void seen.push(context.needsWindow),
          handlers: { RPC_REQUEST: () => '0x' },
        },
        search,
      )
      await settle()
      const payload = {
        method: 'personal_sign',
        params: ['0x00', '0x000000000000000000000000000000000000dEaD'],
        chainId: 'eip155:31337',
      }
      const type = '@w3m-app/RPC_REQUEST'
      pair.hearInFrame({ data: { type, id: 'a', payload } })
      await settle()
      expect(seen).toEqual([needsWindow])
    },
  )
})

describe('start', () => {
  test('default: tells the allowed origin that it is ready', async () => {
    const pair = createPair()
    const host = pair.boot()
    expect(host.origin()).toBeUndefined()
    await settle()
    expect(host.origin()).toBe(appOrigin)
    expect(pair.toApp).toEqual([
      { type: '@w3m-frame/READY', payload: { ping: true, version: '1' } },
    ])
    expect(pair.targets).toEqual([appOrigin])
  })

  test('error: no parent', () => {
    const window = { addEventListener() {}, removeEventListener() {} }
    Object.assign(window, { parent: window })
    const host = createFrameHost({
      window: window as never,
      isAllowedOrigin: () => true,
      handlers: {},
      approve: async () => {},
    })
    expect(() => host.start()).toThrow(ParentNotSetError)
    expect(() => host.start()).toThrow('parent is not set')
  })

  test.each([
    ['refuses', () => false],
    ['answers no later', async () => false],
    ['is empty', () => [].includes(appOrigin as never)],
    ['answers what is not yes', () => 'no' as never],
    ['fails', async () => Promise.reject(new Error('down'))],
    [
      'throws',
      () => {
        throw new Error('down')
      },
    ],
  ])('behavior: stays silent when the list %s', async (_, isAllowedOrigin) => {
    const { ask, host, pair } = await open({ isAllowedOrigin })
    expect(host.origin()).toBeUndefined()
    await ask('IS_CONNECTED')
    host.update('token')
    expect(pair.toApp).toEqual([])
  })

  test('behavior: only the direct parent, which must be the top page', async () => {
    const posted: unknown[] = []
    const asked: string[] = []
    const parent = { postMessage: (...args: unknown[]) => posted.push(args) }
    const make = (
      ancestorOrigins: string[],
      referrer = '',
      top: object = parent,
    ) => {
      const host = createFrameHost({
        window: {
          parent,
          top,
          addEventListener() {},
          removeEventListener() {},
          location: { ancestorOrigins },
          document: { referrer },
        } as never,
        isAllowedOrigin(origin) {
          asked.push(origin)
          return origin === appOrigin
        },
        handlers: {},
        approve: async () => {},
      })
      host.start()
      return host
    }
    make([appOrigin, 'https://evil.example'])
    make([appOrigin, appOrigin])
    make([], `${appOrigin}/page?x=1`, {})
    make([appOrigin], '', {})
    await settle()
    expect(asked).toEqual([])
    expect(posted).toEqual([])
    const host = make([], `${appOrigin}/page?x=1`)
    make([], '')
    await settle()
    expect(host.origin()).toBe(appOrigin)
    expect(posted).toEqual([
      [{ type: '@w3m-frame/READY', payload: { ping: true } }, appOrigin],
    ])
  })

  test.each([
    ['a script', { isTrusted: false }],
    ['another window', { source: {} }],
    ['another origin', { origin: 'http://evil.localhost:5173' }],
  ])('error: a message from %s is not answered', async (_, forged) => {
    const run = vi.fn(() => ({ isConnected: true }))
    const { pair } = await open({ handlers: { IS_CONNECTED: run } })
    const data = { type: '@w3m-app/IS_CONNECTED', id: '1' }
    pair.hearInFrame({ data, ...forged })
    await settle()
    expect(run).not.toHaveBeenCalled()
    pair.hearInFrame({ data })
    await settle()
    expect(run).toHaveBeenCalledOnce()
  })

  test('behavior: stop', async () => {
    let signal: AbortSignal | undefined
    const { ask, host, pair } = await open({
      handlers: {
        CONNECT_DEVICE: (_, context) => {
          signal = context.signal
          return never()
        },
      },
    })
    await ask('CONNECT_DEVICE')
    host.stop()
    expect(signal?.aborted).toBe(true)
    expect(host.origin()).toBeUndefined()
    await ask('IS_CONNECTED')
    host.update('x')
    expect(pair.toApp).toEqual([])
    host.start()
    await settle()
    expect(pair.toApp[0]?.type).toBe('@w3m-frame/READY')
  })

  test('behavior: update', async () => {
    const { host, pair } = await open()
    host.update('token')
    expect(pair.toApp).toEqual([
      { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'token' } },
    ])
    expect(pair.targets).not.toContain('*')
    expect(frameOrigin).not.toBe(appOrigin)
  })
})

describe('messages', () => {
  test('default: the handler gets the validated payload and the origin', async () => {
    const run = vi.fn(() => ({ action: 'VERIFY_OTP' as const }))
    const { ask } = await open({ handlers: { CONNECT_EMAIL: run } })
    const reply = await ask('CONNECT_EMAIL', { email: 'a@b.co', more: 1 })
    expect(run).toHaveBeenCalledWith(
      { email: 'a@b.co' },
      { origin: appOrigin, signal: expect.any(AbortSignal) },
    )
    expect(reply).toEqual({
      type: '@w3m-frame/CONNECT_EMAIL_SUCCESS',
      id: 'id-0',
      payload: { action: 'VERIFY_OTP' },
    })
  })

  test.each([
    [
      'CONNECT_EMAIL',
      { email: 'no' },
      { message: 'Invalid email', code: 'INVALID_EMAIL' },
    ],
    ['CONNECT_OTP', {}, { message: 'otp: Required', code: -32602 }],
    ['CONNECT_OTP', undefined, { message: 'Required', code: -32602 }],
    [
      'CONNECT_OTP',
      { otp: 5 },
      { message: 'otp: Expected string received number', code: -32602 },
    ],
    [
      'SYNC_THEME',
      { themeMode: 'pink' },
      {
        message: "themeMode: Expected 'light' | 'dark' received string",
        code: -32602,
      },
    ],
    [
      'SWITCH_NETWORK',
      { chainId: 1 },
      { message: 'Not supported', code: 4200 },
    ],
    ['DANCE', undefined, { message: 'Not supported', code: 4200 }],
  ])('error: %s with %j', async (name, payload, error) => {
    const { ask } = await open({
      handlers: { CONNECT_OTP: () => {}, SYNC_THEME: () => {} },
    })
    expect(await ask(name, payload)).toMatchObject({
      type: `@w3m-frame/${name}_ERROR`,
      payload: error,
    })
  })

  test('error: a handler that returns an invalid reply', async () => {
    const { ask } = await open({
      handlers: { IS_CONNECTED: () => ({ isConnected: 'yes' }) as never },
    })
    expect(await ask('IS_CONNECTED')).toMatchObject({
      payload: { message: 'Internal error', code: -32603 },
    })
  })

  test('error: what a handler throws, without its stack', async () => {
    const failure = { value: undefined as unknown }
    const { ask } = await open({
      handlers: {
        SIGN_OUT() {
          throw failure.value
        },
      },
    })
    failure.value = new HostError({ message: 'm', code: 'INVALID_CODE' })
    expect((await ask('SIGN_OUT'))?.payload).toEqual({
      message: 'm',
      code: 'INVALID_CODE',
    })
    failure.value = Object.assign(new Error('outer\nline'), {
      cause: { code: 3, data: '0xdead' },
    })
    expect((await ask('SIGN_OUT'))?.payload).toEqual({
      message: 'outer',
      code: 3,
      data: '0xdead',
    })
    failure.value = undefined
    expect((await ask('SIGN_OUT'))?.payload).toEqual({
      message: 'An error occurred',
    })
  })

  test('behavior: a repeated id gets the same answer and never runs again', async () => {
    let finish = () => {}
    const run = vi.fn(async () => '0xsigned')
    const approve = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    const { ask, pair, rpc } = await open({
      handlers: { RPC_REQUEST: run },
      approve,
    })
    const payload = {
      method: 'personal_sign',
      params: ['0x00'],
      chainId: 'eip155:31337',
    }
    await ask('RPC_REQUEST', payload, 'same')
    await ask('RPC_REQUEST', payload, 'same')
    await ask('RPC_REQUEST', { ...payload, params: ['0xff'] }, 'same')
    finish()
    await settle()
    await ask('RPC_REQUEST', payload, 'same')
    expect(approve).toHaveBeenCalledOnce()
    expect(run).toHaveBeenCalledOnce()
    expect(pair.toApp).toHaveLength(4)
    expect(new Set(pair.toApp.map((reply) => JSON.stringify(reply))).size).toBe(
      1,
    )
    rpc('personal_sign', ['0x00'])
    await settle()
    expect(approve).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['too long a text', { email: `${'a'.repeat(262_145)}@b.co` }],
    [
      'too many keys',
      Object.fromEntries(Array.from({ length: 257 }, (_, i) => [`k${i}`, i])),
    ],
    ['too many items', Array(1_001).fill(0)],
    ['too deep', JSON.parse(`${'['.repeat(9)}${']'.repeat(9)}`)],
    ['too long calldata', { data: `0x${'00'.repeat(131_073)}` }],
    ['too much in all', Array(5).fill('a'.repeat(250_000))],
    ['no number', { x: Number.NaN }],
    ['poison', JSON.parse('{"email":"a@b.co","x":{"__proto__":{"y":1}}}')],
    ['a constructor', { constructor: {} }],
    ['a Map', new Map()],
    ['a bigint', { x: 1n }],
    [
      'a circle',
      (() => {
        const list: unknown[] = []
        list.push(list)
        return list
      })(),
    ],
  ])('error: %s', async (_, payload) => {
    const run = vi.fn(() => ({ action: 'CONNECT' as const }))
    const { ask } = await open({ handlers: { CONNECT_EMAIL: run } })
    expect(await ask('CONNECT_EMAIL', payload)).toMatchObject({
      type: '@w3m-frame/CONNECT_EMAIL_ERROR',
      payload: { code: -32602 },
    })
    expect(run).not.toHaveBeenCalled()
  })

  test('behavior: payloads at the limits pass', async () => {
    const run = vi.fn(() => '0x')
    const { ask, rpc } = await open({ handlers: { RPC_REQUEST: run } })
    const refused = { payload: { code: -32602 } }
    const blob = (size: number) => [{ blobs: [`0x${'00'.repeat(size)}`] }]
    expect(await rpc('eth_sendTransaction', blob(761_855))).toMatchObject({
      payload: '0x',
    })
    expect(await rpc('eth_sendTransaction', blob(761_856))).toMatchObject(
      refused,
    )
    expect(await rpc('eth_call', blob(131_073))).toMatchObject(refused)
    const data = `0x${'00'.repeat(131_072)}`
    expect(await rpc('eth_call', [{ data }])).toMatchObject({ payload: '0x' })
    expect(await rpc('eth_call', [{ data: `${data}0` }])).toMatchObject(refused)
    const deep = JSON.parse(`${'['.repeat(7)}${']'.repeat(7)}`)
    expect(await rpc('eth_call', deep)).toMatchObject({ payload: '0x' })
    const keys = Array.from({ length: 256 }, (_, index) => [`k${index}`, index])
    expect(await rpc('eth_call', [Object.fromEntries(keys)])).toMatchObject({
      payload: '0x',
    })
    expect(await rpc('eth_call', Array(1_000).fill(0))).toMatchObject({
      payload: '0x',
    })
    const text = 'a'.repeat(262_144)
    expect(await rpc('eth_call', [text])).toMatchObject({ payload: '0x' })
    expect(await ask('CONNECT_OTP', { otp: `${text}a` })).toMatchObject(refused)
  })
})

describe('rpc', () => {
  const handlers: HostHandlers = {
    RPC_REQUEST: ({ caipNetworkId, method, params }) => ({
      caipNetworkId,
      method,
      params,
    }),
  }

  test('default: a safe method runs without approval', async () => {
    const approve = vi.fn(async () => {})
    const { rpc } = await open({ handlers, approve })
    expect(await rpc('eth_call', [{ to: '0x1' }])).toMatchObject({
      type: '@w3m-frame/RPC_REQUEST_SUCCESS',
      payload: {
        caipNetworkId: 'eip155:31337',
        method: 'eth_call',
        params: [{ to: '0x1' }],
      },
    })
    expect(approve).not.toHaveBeenCalled()
  })

  test('behavior: an unsafe method runs only after approval', async () => {
    const order: string[] = []
    let request: unknown
    const { rpc } = await open({
      handlers: { RPC_REQUEST: () => void order.push('run') },
      async approve(asked) {
        request = asked
        order.push('approve')
        await Promise.resolve()
        order.push('approved')
      },
    })
    await rpc('personal_sign', ['0x00', '0x1'])
    expect(order).toEqual(['approve', 'approved', 'run'])
    expect(request).toEqual({
      id: 'id-0',
      method: 'personal_sign',
      params: ['0x00', '0x1'],
      caipNetworkId: 'eip155:31337',
      origin: appOrigin,
    })
  })

  test('error: not approved', async () => {
    const run = vi.fn()
    const { rpc } = await open({
      handlers: { RPC_REQUEST: run },
      async approve() {
        throw new HostError({ message: 'User rejected', code: 4001 })
      },
    })
    expect((await rpc('personal_sign', ['0x00']))?.payload).toEqual({
      message: 'User rejected',
      code: 4001,
    })
    expect(run).not.toHaveBeenCalled()
  })

  test.each([
    ['eth_sign', ['0x1', '0x2']],
    ['ETH_CALL', [{}]],
    ['eth_call ', [{}]],
    ['constructor', []],
    [['personal_sign'], []],
    [undefined, []],
  ])('error: %j is not allowed', async (method, params) => {
    const run = vi.fn()
    const approve = vi.fn(async () => {})
    const { ask } = await open({ handlers: { RPC_REQUEST: run }, approve })
    const reply = await ask('RPC_REQUEST', {
      method,
      params,
      chainId: 'eip155:1',
    })
    expect(reply?.payload).toEqual({
      message: 'Action not allowed',
      code: 4200,
    })
    expect(run).not.toHaveBeenCalled()
    expect(approve).not.toHaveBeenCalled()
  })

  test.each([
    ['personal_sign', ['0x00'], { more: 1 }],
    ['eth_sendTransaction', [{ to: '0x1', more: 1 }], {}],
    ['eth_sendTransaction', { to: '0x1' }, {}],
    ['wallet_sendCalls', [{ calls: [{ to: '0x1', gas: '0x1' }] }], {}],
    ['eth_signTypedData_v4', ['0x1', '{"types":{},"more":1}'], {}],
  ])('error: %s with an unknown member', async (method, params, more) => {
    const approve = vi.fn(async () => {})
    const { rpc } = await open({ handlers, approve })
    const reply = await rpc(method, params, more)
    expect(reply?.payload).toMatchObject({ code: -32602 })
    expect(approve).not.toHaveBeenCalled()
  })

  test('error: a JSON-RPC batch', async () => {
    const run = vi.fn()
    const { ask } = await open({ handlers: { RPC_REQUEST: run } })
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
    const refused = { message: 'Action not allowed', code: 4200 }
    expect((await ask('RPC_REQUEST', [call, call]))?.payload).toEqual(refused)
    expect(
      (await ask('RPC_REQUEST', { ...call, method: ['eth_chainId'] }))?.payload,
    ).toEqual(refused)
    expect(run).not.toHaveBeenCalled()
  })

  test('error: more than fifty calls', async () => {
    const approve = vi.fn(async () => {})
    const { rpc } = await open({ handlers, approve })
    const send = (count: number) =>
      rpc('wallet_sendCalls', [{ calls: Array(count).fill({ to: '0x1' }) }])
    expect((await send(51))?.payload).toMatchObject({ code: 5740 })
    expect(approve).not.toHaveBeenCalled()
    await send(50)
    expect(approve).toHaveBeenCalledOnce()
  })

  test('error: another chain in the params', async () => {
    const run = vi.fn()
    const { rpc } = await open({ handlers: { RPC_REQUEST: run } })
    for (const [method, params] of [
      [
        'eth_sendRawTransaction',
        [serializeTransaction({ chainId: 1, type: 'eip1559' })],
      ],
      ['eth_sendTransaction', [{ chainId: '0x1' }]],
      [
        'eth_signTypedData_v4',
        ['0x1', JSON.stringify({ domain: { chainId: 1 } })],
      ],
      ['wallet_sendCalls', [{ chainId: '0x1', calls: [{ to: '0x1' }] }]],
    ] as const)
      expect(await rpc(method, params)).toMatchObject({
        payload: { code: -32602 },
      })
    expect(run).not.toHaveBeenCalled()
  })

  test('behavior: apps of the older protocol send the bare chain number', async () => {
    const { rpc } = await open({ handlers })
    expect(
      await rpc('eth_chainId', undefined, { chainId: 31337 }),
    ).toMatchObject({
      payload: { caipNetworkId: 'eip155:31337' },
    })
    expect(
      await rpc('eth_chainId', undefined, { chainId: undefined }),
    ).toMatchObject({
      payload: { code: -32602 },
    })
  })

  test('behavior: RPC_ABORT aborts open approvals and is answered', async () => {
    const signals: AbortSignal[] = []
    const { ask, pair, rpc } = await open({
      handlers,
      approve(_, { signal }) {
        signals.push(signal)
        return never()
      },
    })
    await rpc('personal_sign', ['0x00'])
    await rpc('personal_sign', ['0x01'])
    await rpc('personal_sign', ['0x02'])
    // One at a time: the others wait.
    expect(signals).toHaveLength(1)
    expect(await ask('RPC_ABORT', { id: 'id-1' })).toEqual({
      type: '@w3m-frame/RPC_ABORT_SUCCESS',
      id: 'id-3',
    })
    expect(pair.toApp.find(({ id }) => id === 'id-1')?.payload).toEqual({
      message: 'Request was aborted',
      code: 4001,
    })
    expect(signals[0]?.aborted).toBe(false)
    await ask('RPC_ABORT')
    expect(signals[0]?.aborted).toBe(true)
    expect(
      pair.toApp.filter(({ type }) => type.endsWith('REQUEST_ERROR')),
    ).toHaveLength(3)
    await rpc('personal_sign', ['0x03'])
    expect(signals.filter(({ aborted }) => !aborted)).toHaveLength(1)
  })

  test('behavior: RPC_ABORT leaves safe reads running', async () => {
    const signals: AbortSignal[] = []
    const { ask, rpc } = await open({
      handlers: {
        RPC_REQUEST(_, { signal }) {
          signals.push(signal)
          return never()
        },
      },
    })
    await rpc('eth_getBalance', ['0x1', 'latest'])
    await ask('RPC_ABORT')
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  })

  test('behavior: an approved request can no longer be aborted', async () => {
    let finish = () => {}
    const { ask, pair, rpc } = await open({
      handlers: {
        RPC_REQUEST: (_, { signal }) =>
          new Promise((resolve) => {
            finish = () => resolve(signal.aborted)
          }),
      },
    })
    await rpc('eth_sendTransaction', [{}])
    await ask('RPC_ABORT', { id: 'id-0' })
    expect(pair.toApp.find(({ id }) => id === 'id-0')).toBeUndefined()
    finish()
    await settle()
    expect(pair.toApp.find(({ id }) => id === 'id-0')?.payload).toBe(false)
  })

  test('error: too many pending approvals', async () => {
    const { pair, rpc } = await open({ handlers, approve: never })
    for (let count = 0; count < 23; count++)
      await rpc('personal_sign', ['0x00'])
    expect(
      pair.toApp.map(({ payload }) => (payload as { code: number }).code),
    ).toEqual([-32005, -32005])
  })

  test('behavior: bigint answers are sent as hex', async () => {
    const { rpc } = await open({
      handlers: { RPC_REQUEST: () => ({ gas: 21_000n }) },
    })
    expect((await rpc('eth_call', [{}]))?.payload).toEqual({ gas: '0x5208' })
  })
})
