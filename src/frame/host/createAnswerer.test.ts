import { describe, expect, test, vi } from 'vitest'

import { settle } from '../../../test/setup/frame/createPair.js'
import { createAnswerer } from './createAnswerer.js'
import { getMethod } from './getMethod.js'

const origin = 'https://app.example'

function open(changed: Partial<createAnswerer.Parameters> = {}) {
  const answerer = createAnswerer({
    approve: async () => {},
    handlers: {},
    limits: { burst: Infinity },
    needsWindow: false,
    ...changed,
  })
  const ask = (name: string, payload?: unknown, id = 'i') =>
    answerer.answer({ type: `@w3m-app/${name}`, id, payload }, origin)
  const rpc = (method: string, params?: unknown, id = 'i') =>
    ask('RPC_REQUEST', { method, params, chainId: 'eip155:1' }, id)
  return { answerer, ask, rpc }
}

describe('messages', () => {
  test('default: an answer without a payload omits the member', async () => {
    const { ask } = open({ handlers: { SIGN_OUT: () => 'dropped' } })
    const answer = await ask('SIGN_OUT')
    expect(answer).toStrictEqual({
      type: '@w3m-frame/SIGN_OUT_SUCCESS',
      id: 'i',
    })
  })

  test('behavior: only RPC requests may carry blob data', async () => {
    const run = vi.fn()
    const { ask } = open({ handlers: { CONNECT_OTP: run } })
    const otp = '1'.repeat(262_145)
    expect(
      await ask('CONNECT_OTP', { otp, method: 'eth_sendRawTransaction' }),
    ).toMatchObject({ payload: { message: 'The payload is too large' } })
    expect(run).not.toHaveBeenCalled()
  })

  test('error: no handler', async () => {
    const { ask, rpc } = open()
    expect((await ask('SIGN_OUT', undefined, '1'))?.payload).toEqual({
      message: 'Not supported',
      code: 4200,
    })
    expect((await rpc('eth_chainId', undefined, '2'))?.payload).toEqual({
      message: 'Action not allowed',
      code: 4200,
    })
  })

  test.each([
    ['@w3m-app/A', true],
    ['@w3m-app/NEW_MESSAGE', true],
    [`@w3m-app/${'A'.repeat(64)}`, true],
    [`@w3m-app/${'A'.repeat(65)}`, false],
    ['@w3m-app/', false],
    ['@w3m-app/_A', false],
    ['@w3m-app/A1', false],
    ['@w3m-app/new', false],
    ['@w3m-app/NEWa', false],
    ['@w3m-app/aNEW', false],
    ['@w3m-app/constructor', false],
    ['@w3m-frame/READY', false],
    ['A@w3m-app/', false],
    ['READY', false],
    ['STRYKERED', false],
  ])('error: type %s', async (type, isAnswered) => {
    const { answerer } = open()
    expect(await answerer.answer({ type, id: 'i' }, origin)).toEqual(
      isAnswered
        ? {
            type: `@w3m-frame/${type.slice('@w3m-app/'.length)}_ERROR`,
            id: 'i',
            payload: { message: 'Not supported', code: 4200 },
          }
        : undefined,
    )
  })
})

describe('stop', () => {
  test('behavior: aborts pending approvals and notifies handlers', async () => {
    const signals: AbortSignal[] = []
    const never = () => new Promise<never>(() => {})
    const { answerer, ask, rpc } = open({
      approve(_, { signal }) {
        signals.push(signal)
        return never()
      },
      handlers: {
        RPC_REQUEST(_, context) {
          expect(context.origin).toBe(origin)
          signals.push(context.signal)
          return never()
        },
        CONNECT_DEVICE(_, context) {
          signals.push(context.signal)
          return never()
        },
      },
    })
    const answered = vi.fn()
    rpc('personal_sign', ['0x00'], '1').then(answered)
    rpc('eth_chainId', undefined, '2')
    ask('CONNECT_DEVICE', undefined, '3')
    await settle()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false])
    answerer.stop()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true])
    await settle()
    expect(answered).toHaveBeenCalledExactlyOnceWith({
      type: '@w3m-frame/RPC_REQUEST_ERROR',
      id: '1',
      payload: { message: 'Request was aborted', code: 4001 },
    })
  })
})

describe('repeated ids', () => {
  test('behavior: the last hundred reads are remembered', async () => {
    const run = vi.fn(() => '0x1')
    const { rpc } = open({ handlers: { RPC_REQUEST: run } })
    await rpc('eth_chainId', undefined, 'first')
    for (let count = 0; count < 99; count++)
      await rpc('eth_chainId', undefined, `${count}`)
    await rpc('eth_chainId', undefined, 'first')
    expect(run).toHaveBeenCalledTimes(100)
    await rpc('eth_chainId', undefined, 'last')
    await rpc('eth_chainId', undefined, 'first')
    expect(run).toHaveBeenCalledTimes(102)
  })

  test.each([
    ['CONNECT_DEVICE', undefined],
    ['RPC_REQUEST', { method: 'eth_sendRawTransaction', params: [] }],
    ['RPC_REQUEST', { method: 'personal_sign', params: [1] }],
  ])('behavior: %s %j is remembered for longer', async (name, payload) => {
    const run = vi.fn(() => '0x1')
    const { ask, rpc } = open({
      handlers: { CONNECT_DEVICE: run, RPC_REQUEST: () => '0x1' },
    })
    const first = await ask(name, payload, 'first')
    for (let count = 0; count < 150; count++)
      await rpc('eth_chainId', undefined, `${count}`)
    expect(await ask(name, payload, 'first')).toBe(first)
    expect(run.mock.calls.length).toBeLessThan(2)
  })

  test('behavior: after 10,000 others, only what was signed is remembered', async () => {
    const run = vi.fn(() => '0x1')
    const isAllowed = { value: true }
    const { ask, rpc } = open({
      handlers: { CONNECT_DEVICE: () => {}, RPC_REQUEST: run },
      async approve() {
        if (!isAllowed.value) throw new Error('no')
      },
    })
    const signed = await rpc('personal_sign', ['0x00'], 'signed')
    isAllowed.value = false
    const refused = await rpc('personal_sign', ['0x00'], 'refused')
    expect(await rpc('personal_sign', ['0x00'], 'refused')).toBe(refused)
    for (let count = 0; count < 10_000; count++)
      await ask('CONNECT_DEVICE', undefined, `${count}`)
    expect(await rpc('personal_sign', ['0x00'], 'signed')).toBe(signed)
    expect(await rpc('personal_sign', ['0x00'], 'refused')).not.toBe(refused)
    expect(run).toHaveBeenCalledOnce()
  })

  test('behavior: a message that names a method is not an RPC request', async () => {
    const { ask, rpc } = open({
      handlers: { IS_CONNECTED: () => ({ isConnected: true }) },
    })
    const first = await ask('IS_CONNECTED', { method: 'personal_sign' }, '1')
    for (let count = 0; count < 150; count++)
      await ask('IS_CONNECTED', undefined, `other-${count}`)
    const again = await ask('IS_CONNECTED', { method: 'personal_sign' }, '1')
    expect(again).toEqual(first)
    expect(again).not.toBe(first)
    expect(await rpc('eth_sign', [], '2')).toMatchObject({
      payload: { code: 4200 },
    })
  })
})

describe('getMethod', () => {
  test.each([
    [{ method: 'eth_call' }, 'eth_call'],
    [{ method: ['eth_call'] }, undefined],
    [{}, undefined],
    [undefined, undefined],
    [null, undefined],
    ['eth_call', undefined],
  ])('default: %j', (payload, method) => {
    expect(getMethod(payload)).toBe(method)
  })
})
