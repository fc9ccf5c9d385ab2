import { describe, expect, test, vi } from 'vitest'

import { FrameNotSetError } from '../../core/errors/frame.js'
import { createMessenger, type MessageEventLike } from './createMessenger.js'

const origin = 'https://wallet.example'

/** Opens a messenger on a fake window, with a frame that records messages. */
function open() {
  const frame = { postMessage: vi.fn() }
  const window = {
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }
  const logger = { debug: vi.fn(), warn: vi.fn() }
  const onEvent = vi.fn()
  const state = { target: frame as typeof frame | null | undefined }
  const messenger = createMessenger({
    window,
    origin,
    getTarget: () => state.target,
    onEvent,
    logger,
  })
  /** Delivers a message as the frame would, unless overridden. */
  const hear = (data: unknown, event: Partial<MessageEventLike> = {}) =>
    messenger.handle({ isTrusted: true, source: frame, origin, data, ...event })
  const send = (
    name: createMessenger.Request['name'],
    id: string,
    payload?: unknown,
  ) => {
    const onReply = vi.fn()
    messenger.send({ id, name, payload, onReply })
    return onReply
  }
  return { frame, hear, logger, messenger, onEvent, send, state, window }
}

describe('send', () => {
  test('default: posts to the origin of the frame only', () => {
    const { frame, send } = open()
    send('CONNECT_OTP', '1', { otp: '123456' })
    expect(frame.postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: '@w3m-app/CONNECT_OTP', id: '1', payload: { otp: '123456' } },
      origin,
    )
  })

  test('behavior: omits an undefined payload, but not null', () => {
    const { frame, send } = open()
    send('IS_CONNECTED', '1')
    send('IS_CONNECTED', '2', null)
    expect(frame.postMessage.mock.calls.map(([message]) => message)).toEqual([
      { type: '@w3m-app/IS_CONNECTED', id: '1' },
      { type: '@w3m-app/IS_CONNECTED', id: '2', payload: null },
    ])
    expect(frame.postMessage.mock.calls[0]?.[0]).not.toHaveProperty('payload')
  })

  test.each([null, undefined])('error: the frame is %s', (target) => {
    const { frame, hear, send, state } = open()
    state.target = target
    expect(() => send('IS_CONNECTED', '1')).toThrow(FrameNotSetError)
    state.target = frame
    expect(frame.postMessage).not.toHaveBeenCalled()
    expect(() =>
      hear({ type: '@w3m-frame/IS_CONNECTED_SUCCESS' }),
    ).not.toThrow()
  })

  test('error: a message that cannot be posted does not wait for an answer', () => {
    const { frame, hear, logger, send } = open()
    frame.postMessage.mockImplementation(() => {
      throw new DOMException('no clone', 'DataCloneError')
    })
    expect(() => send('SIGN_OUT', '1')).toThrow('no clone')
    hear({ type: '@w3m-frame/SIGN_OUT_SUCCESS', id: '1' })
    expect(logger.debug).toHaveBeenCalledOnce()
  })
})

describe('answers', () => {
  test('default: success', () => {
    const { hear, logger, send } = open()
    const onReply = send('IS_CONNECTED', '1')
    hear({
      type: '@w3m-frame/IS_CONNECTED_SUCCESS',
      id: '1',
      payload: { isConnected: true, more: 1 },
    })
    expect(onReply).toHaveBeenCalledExactlyOnceWith({
      kind: 'success',
      payload: { isConnected: true },
    })
    expect(logger.debug).not.toHaveBeenCalled()
    expect(logger.warn).not.toHaveBeenCalled()
  })

  test('default: error', () => {
    const { hear, logger, send } = open()
    const onReply = send('IS_CONNECTED', '1')
    hear({
      type: '@w3m-frame/IS_CONNECTED_ERROR',
      id: '1',
      payload: { message: 'no', code: 4200, stack: 's' },
    })
    expect(onReply).toHaveBeenCalledExactlyOnceWith({
      kind: 'error',
      error: { message: 'no', code: 4200 },
    })
    expect(logger.warn).not.toHaveBeenCalled()
  })

  test.each([
    [
      'SUCCESS',
      { isConnected: 'yes' },
      'isConnected: Expected boolean received string',
    ],
    ['SUCCESS', undefined, 'Required'],
    ['ERROR', { code: 1 }, 'message: Required'],
  ])('error: %s with %j is malformed', (outcome, payload, details) => {
    const { hear, logger, send } = open()
    const onReply = send('IS_CONNECTED', '1')
    hear({ type: `@w3m-frame/IS_CONNECTED_${outcome}`, id: '1', payload })
    expect(onReply).toHaveBeenCalledExactlyOnceWith({
      kind: 'malformed',
      details,
    })
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      'frame: malformed answer',
      'IS_CONNECTED',
      outcome.toLowerCase(),
    )
  })

  test('behavior: a request is answered once', () => {
    const { hear, logger, send } = open()
    const onReply = send('SIGN_OUT', '1')
    hear({ type: '@w3m-frame/SIGN_OUT_SUCCESS', id: '1' })
    hear({ type: '@w3m-frame/SIGN_OUT_SUCCESS', id: '1' })
    expect(onReply).toHaveBeenCalledOnce()
    expect(logger.debug).toHaveBeenCalledExactlyOnceWith(
      'frame: answer without a request',
      'SIGN_OUT',
      'success',
    )
  })

  test.each([
    ['no id', { type: '@w3m-frame/SIGN_OUT_SUCCESS' }],
    ['another id', { type: '@w3m-frame/SIGN_OUT_SUCCESS', id: '2' }],
    ['another name', { type: '@w3m-frame/CONNECT_DEVICE_SUCCESS', id: '1' }],
    [
      'the name of another request',
      { type: '@w3m-frame/RELOAD_SUCCESS', id: '1' },
    ],
  ])('error: %s leaves the request open', (_, data) => {
    const { hear, logger, send } = open()
    const onReply = send('SIGN_OUT', '1')
    const other = send('RELOAD', '3')
    hear(data)
    expect(onReply).not.toHaveBeenCalled()
    expect(other).not.toHaveBeenCalled()
    expect(logger.debug).toHaveBeenCalledOnce()
    hear({ type: '@w3m-frame/SIGN_OUT_SUCCESS', id: '1' })
    expect(onReply).toHaveBeenCalledOnce()
  })

  test('behavior: an answer without an id does not match a request named undefined', () => {
    const { hear, send } = open()
    const onReply = send('SIGN_OUT', 'undefined')
    hear({ type: '@w3m-frame/SIGN_OUT_SUCCESS' })
    expect(onReply).not.toHaveBeenCalled()
  })

  test('behavior: forget', () => {
    const { hear, messenger, send } = open()
    const onReply = send('SIGN_OUT', '1')
    messenger.forget('1')
    hear({ type: '@w3m-frame/SIGN_OUT_SUCCESS', id: '1' })
    expect(onReply).not.toHaveBeenCalled()
  })
})

describe('events', () => {
  test('default: unsolicited messages of the frame', () => {
    const { hear, logger, onEvent } = open()
    hear({ type: '@w3m-frame/READY', payload: { version: '1', more: 1 } })
    hear({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } })
    expect(onEvent.mock.calls).toEqual([
      ['READY', { version: '1' }],
      ['SESSION_UPDATE', { token: 't' }],
    ])
    expect(logger.debug).not.toHaveBeenCalled()
    expect(logger.warn).not.toHaveBeenCalled()
  })

  test('behavior: an event does not answer a request', () => {
    const { hear, send } = open()
    const onReply = send('SIGN_OUT', '1')
    hear({ type: '@w3m-frame/READY', id: '1' })
    expect(onReply).not.toHaveBeenCalled()
  })

  test('error: a malformed event', () => {
    const { hear, logger, onEvent } = open()
    hear({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 1 } })
    expect(onEvent).not.toHaveBeenCalled()
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      'frame: malformed event',
      'SESSION_UPDATE',
    )
  })
})

describe('guards', () => {
  test.each<[string, Partial<MessageEventLike>]>([
    ['a script', { isTrusted: false }],
    ['another window', { source: { postMessage() {} } }],
    ['no window', { source: null }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that only begins alike', { origin: `${origin}.evil.example` }],
    ['an opaque origin', { origin: 'null' }],
  ])('error: a message of %s is not looked at', (_, forged) => {
    const { hear, onEvent, send } = open()
    const onReply = send('SIGN_OUT', '1')
    let reads = 0
    const data = new Proxy(
      { type: '@w3m-frame/SIGN_OUT_SUCCESS', id: '1' },
      {
        get(target, key, receiver) {
          reads++
          return Reflect.get(target, key, receiver)
        },
      },
    )
    hear(data, forged)
    hear({ type: '@w3m-frame/READY' }, forged)
    expect(reads).toBe(0)
    expect(onReply).not.toHaveBeenCalled()
    expect(onEvent).not.toHaveBeenCalled()
    hear(data)
    expect(onReply).toHaveBeenCalledOnce()
  })

  test.each([null, undefined])('error: without a frame, source %s', (gone) => {
    const { hear, onEvent, state } = open()
    state.target = gone
    hear({ type: '@w3m-frame/READY' }, { source: gone })
    expect(onEvent).not.toHaveBeenCalled()
  })

  test.each([
    ['nothing', undefined],
    ['text', '@w3m-frame/READY'],
    ['an unknown type', { type: '@w3m-frame/DANCE' }],
    ['a type of the app', { type: '@w3m-app/SIGN_OUT', id: '1' }],
    ['a name of the prototype', { type: 'constructor' }],
  ])('error: %s is ignored', (_, data) => {
    const { hear, logger, onEvent } = open()
    hear(data)
    expect(onEvent).not.toHaveBeenCalled()
    expect(logger.debug).not.toHaveBeenCalled()
    expect(logger.warn).not.toHaveBeenCalled()
  })
})

describe('stop', () => {
  test('default: one listener, removed together with open requests', () => {
    const { hear, logger, messenger, send, window } = open()
    const { handle } = messenger
    expect(window.addEventListener).toHaveBeenCalledExactlyOnceWith(
      'message',
      handle,
    )
    const onReply = send('SIGN_OUT', '1')
    messenger.stop()
    expect(window.removeEventListener).toHaveBeenCalledExactlyOnceWith(
      'message',
      handle,
    )
    hear({ type: '@w3m-frame/SIGN_OUT_SUCCESS', id: '1' })
    expect(onReply).not.toHaveBeenCalled()
    expect(logger.debug).toHaveBeenCalledOnce()
  })
})
