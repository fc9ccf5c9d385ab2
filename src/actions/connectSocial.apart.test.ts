import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createPage,
  createPopup,
  frameOrigin,
  providerUri,
  resultUri,
  setupSocial,
} from '../../test/setup/frame/setupSocial.js'
import { catchReported } from '../../test/setup/kit/catchReported.js'
import { ApiRequestError } from '../core/errors/api.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import {
  PopupBlockedError,
  SocialLoginCancelledError,
  SocialLoginExpiredError,
  SocialLoginFailedError,
} from '../core/errors/login.js'
import { sleep } from '../core/promise/sleep.js'
import { connectSocial } from './connectSocial.js'
import { openSocialPopup } from './openSocialPopup.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function setup() {
  const social = setupSocial()
  const page = createPage()
  vi.stubGlobal('window', page)
  vi.stubGlobal('open', social.open)
  const controller = new AbortController()
  const outcome: { error?: unknown; isDone: boolean } = { isDone: false }
  function login(more: Partial<connectSocial.Parameters> = {}) {
    const done = connectSocial(social.kit, {
      provider: 'google',
      signal: controller.signal,
      ...more,
    })
    done.then(
      () => (outcome.isDone = true),
      (error) => Object.assign(outcome, { error, isDone: true }),
    )
    return done
  }
  const say = (event: object = {}) =>
    page.hear({ source: social.popup, data: { resultUri }, ...event })
  /** Asserts that the login has cleaned up. */
  function expectNothingLeft() {
    expect(page.listeners.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(social.storage.get('pendingSocial')).toBe(undefined)
    if (social.open.mock.results[0]?.value)
      expect(social.popup.closed).toBe(true)
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return {
    ...social,
    controller,
    expectNothingLeft,
    login,
    outcome,
    page,
    pass,
    say,
  }
}

test('behavior: callbacks that throw are reported, and the login goes on', async () => {
  const reported = catchReported()
  const social = setup()
  const fail = (name: string) => () => {
    throw new Error(name)
  }
  const done = social.login({
    onAccepted: fail('onAccepted'),
    onOpened: fail('onOpened'),
  })
  await social.pass(0)
  social.say()
  await done
  expect(reported).toEqual([new Error('onOpened'), new Error('onAccepted')])
  expect(social.config.state.status).toBe('connected')
})

test('default', async () => {
  const social = setup()
  const onOpened = vi.fn()
  const onAccepted = vi.fn()
  const done = social.login({ chainId: 31337, onAccepted, onOpened })
  // Opened synchronously, before any await.
  expect(social.open).toHaveBeenCalledOnce()
  const [url, target, features] = social.open.mock.calls[0] ?? []
  expect(url).toMatch(
    /^https:\/\/secure\.walletconnect\.org\/loading\?ticket=[0-9a-f]{32}$/,
  )
  expect([target, features]).toEqual([
    'popupWindow',
    'width=600,height=800,scrollbars=yes',
  ])
  await social.pass(0)
  expect(social.client.getSocialRedirectUri.mock.calls[0]?.[0]).toEqual({
    provider: 'google',
    ticket: String(url).slice(-32),
  })
  expect(social.popup.visits).toEqual([providerUri])
  expect(onOpened).toHaveBeenCalledOnce()
  expect(onAccepted).not.toHaveBeenCalled()
  // Stored for a reload; the state alone does not allow a login.
  expect(JSON.parse(social.storage.get('pendingSocial') ?? '')).toEqual({
    chainId: 31337,
    provider: 'google',
    startedAt: Date.now(),
    state: 's1',
  })
  social.say()
  await expect(done).resolves.toEqual(social.user)
  expect(onAccepted).toHaveBeenCalledOnce()
  expect(social.client.connectSocial.mock.calls[0]?.[0]).toEqual({
    chainId: 31337,
    uri: resultUri,
  })
  expect(social.storage.get('socialProvider')).toBe('google')
  expect(social.config.state.status).toBe('connected')
  social.expectNothingLeft()
})

test('param: popup', async () => {
  const social = setup()
  const popup = openSocialPopup(social.kit)
  const done = social.login({ popup })
  await social.pass(0)
  social.say()
  await done
  expect(social.open).toHaveBeenCalledOnce()
  social.expectNothingLeft()
})

describe('Cross-Origin-Opener-Policy of the app', () => {
  const headers = [
    { isHeld: true, name: 'unsafe-none' },
    { isHeld: true, name: 'same-origin-allow-popups' },
    { isHeld: false, name: 'same-origin' },
  ]

  function open(isHeld: boolean) {
    const social = setup()
    // The popup immediately reports `closed`, and sends no message.
    if (!isHeld) Object.assign(social.popup, { closed: true, isAway: false })
    return social
  }

  test.each(headers)('behavior: $name, completed', async ({ isHeld }) => {
    const social = open(isHeld)
    const done = social.login()
    await social.pass(30_000)
    expect(social.outcome.isDone).toBe(false)
    if (isHeld) social.say()
    else social.server.mockResolvedValue({ status: 'COMPLETE', uri: resultUri })
    await social.pass(1_000)
    await expect(done).resolves.toEqual(social.user)
    social.expectNothingLeft()
  })

  test.each(headers)('behavior: $name, blocked', async ({ isHeld }) => {
    const social = open(isHeld)
    social.open.mockReturnValue(null)
    const error = await social.login().catch((error) => error)
    expect(error).toBeInstanceOf(PopupBlockedError)
    // The frame's server only reports logins that start on its own page.
    expect(error.url).toBe(social.open.mock.calls[0]?.[0])
    social.expectNothingLeft()
  })

  test.each(headers)('behavior: $name, closed', async ({ isHeld }) => {
    const social = open(isHeld)
    social.login().catch(() => {})
    await social.pass(5_000)
    social.popup.closed = true
    await social.pass(2_900)
    expect(social.outcome.isDone).toBe(false)
    await social.pass(2_000)
    if (isHeld) {
      expect(social.outcome.error).toBeInstanceOf(SocialLoginCancelledError)
    } else {
      // Cannot be detected here: only the server or the deadline decides.
      await social.pass(60_000)
      expect(social.outcome.isDone).toBe(false)
      social.server.mockResolvedValue({ status: 'CANCELLED' })
      await social.pass(1_000)
      expect(social.outcome.error).toBeInstanceOf(SocialLoginCancelledError)
    }
    social.expectNothingLeft()
  })
})

describe('closing the popup', () => {
  test('behavior: a popup that completes while closing is not a cancellation', async () => {
    const social = setup()
    const done = social.login()
    await social.pass(5_000)
    social.popup.closed = true
    await social.pass(2_000)
    social.server.mockResolvedValue({ status: 'COMPLETE', uri: resultUri })
    await social.pass(3_000)
    await expect(done).resolves.toEqual(social.user)
  })

  test('behavior: a popup severed by the provider is not a cancellation', async () => {
    const social = setup()
    social.client.getSocialRedirectUri.mockImplementation(async () => {
      await sleep(2_000)
      return { state: 's1', uri: providerUri }
    })
    social.login().catch(() => {})
    // Seen open on the frame's page, then severed by the provider's page.
    await social.pass(2_500)
    social.popup.closed = true
    await social.pass(60_000)
    expect(social.outcome.isDone).toBe(false)
    social.controller.abort()
    await social.pass(0)
    social.expectNothingLeft()
  })

  test('behavior: closed before the provider URL is known', async () => {
    const social = setup()
    let answer = (_: { state: string; uri: string }) => {}
    social.client.getSocialRedirectUri.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    social.login().catch(() => {})
    await social.pass(2_000)
    social.popup.closed = true
    await social.pass(1_000)
    answer({ state: 's1', uri: providerUri })
    await social.pass(5_000)
    expect(social.outcome.error).toBeInstanceOf(SocialLoginCancelledError)
  })

  test('behavior: retries an unreachable server', async () => {
    const social = setup()
    social.client.getSocialResult.mockRejectedValue(new ApiRequestError())
    social.login().catch(() => {})
    await social.pass(30_000)
    expect(social.outcome.isDone).toBe(false)
    social.popup.closed = true
    await social.pass(4_000)
    expect(social.outcome.isDone).toBe(false)
    await social.pass(3_000)
    expect(social.outcome.error).toBeInstanceOf(ApiRequestError)
    social.expectNothingLeft()
  })

  test('behavior: without a server, the popup decides', async () => {
    const social = setup()
    social.client.getSocialRedirectUri.mockResolvedValue({ uri: providerUri })
    social.login().catch(() => {})
    await social.pass(5_000)
    social.popup.closed = true
    await social.pass(5_000)
    expect(social.outcome.error).toBeInstanceOf(SocialLoginCancelledError)
    expect(social.client.getSocialResult).not.toHaveBeenCalled()
  })

  test('error: severed popup without a server', async () => {
    const social = setup()
    social.client.getSocialRedirectUri.mockResolvedValue({ uri: providerUri })
    Object.assign(social.popup, { closed: true, isAway: false })
    social.login().catch(() => {})
    await social.pass(5_000)
    expect(social.outcome.error).toBeInstanceOf(SocialLoginFailedError)
    expect(social.outcome.error).toMatchObject({
      details: expect.stringContaining('same-origin-allow-popups'),
    })
  })
})

describe('messages from other sources', () => {
  const other = createPopup()
  const rows: [string, object][] = [
    ['another window', { source: other }],
    ['no window', { source: null }],
    ['the page itself', { source: globalThis }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that begins alike', { origin: `${frameOrigin}.evil.example` }],
    [
      'the origin without encryption',
      { origin: 'http://secure.walletconnect.org' },
    ],
    ['another port', { origin: `${frameOrigin}:444` }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin', { origin: '' }],
    ['made by a script', { isTrusted: false }],
    ['not said to be trusted', { isTrusted: undefined }],
    ...(
      [
        ['another state', resultUri.replace('s1', 's2')],
        ['no state', `${frameOrigin}/r?code=c1`],
        ['an empty state', `${frameOrigin}/r?state=&code=c1`],
        ['a state that begins alike', resultUri.replace('s1', 's1--x')],
        ['a state in other case', resultUri.replace('s1', 'S1')],
        ['two states', `${resultUri}&state=s1`],
        ['two states, the first foreign', `${frameOrigin}/r?state=x&state=s1`],
        ['a state behind the hash', `${frameOrigin}/r#?state=s1`],
        ['a refusal of another login', `${frameOrigin}/r?state=s2&error=x`],
        ['a script', 'javascript:alert(1)//?state=s1'],
        ['data', 'data:text/html,?state=s1'],
        ['no address', 'https://?state=s1'],
        ['too long', `${resultUri}&x=${'a'.repeat(9_000)}`],
        ['empty text', ''],
        ['a number', 1],
        ['an array', [resultUri]],
        ['an object', { toString: () => resultUri }],
        ['nothing', undefined],
      ] as [string, unknown][]
    ).map(([name, resultUri]): [string, object] => [
      name,
      { data: { resultUri } },
    ]),
    ['null', { data: null }],
    ['text', { data: resultUri }],
    ['another member', { data: { uri: resultUri } }],
    ['an inherited member', { data: Object.create({ resultUri }) }],
    ['a list', { data: [{ resultUri }] }],
    ['one of the frame', { data: { type: '@w3m-frame/READY' } }],
  ]

  test.each(rows)('behavior: ignores %s', async (_name, event) => {
    const social = setup()
    const done = social.login()
    await social.pass(0)
    social.say(event)
    await social.pass(1_500)
    expect(social.outcome.isDone).toBe(false)
    expect(social.client.connectSocial).not.toHaveBeenCalled()
    // The genuine message still counts.
    social.say()
    await expect(done).resolves.toEqual(social.user)
  })

  test('behavior: never reads the data of other sources', async () => {
    const social = setup()
    social.login().catch(() => {})
    await social.pass(0)
    const read = vi.fn()
    for (const more of [
      { source: other },
      { origin: 'https://evil.example' },
      { isTrusted: false },
    ]) {
      const genuine = { isTrusted: true, origin: frameOrigin }
      const event = { source: social.popup, ...genuine, ...more }
      Object.defineProperty(event, 'data', { get: read })
      for (const listener of social.page.listeners) listener(event as never)
    }
    expect(read).not.toHaveBeenCalled()
    social.controller.abort()
    await social.pass(0)
  })
})

describe('the provider refuses', () => {
  test.each([
    ['access_denied', SocialLoginCancelledError],
    ['user_cancelled_login', SocialLoginCancelledError],
    ['server_error', SocialLoginFailedError],
    ['%3Cb%3Ehi', SocialLoginFailedError],
  ])('error: %s', async (reason, Expected) => {
    const social = setup()
    const done = social.login()
    await social.pass(0)
    const resultUri = `${frameOrigin}/r?state=s1&error=${reason}`
    social.say({ data: { resultUri } })
    await expect(done).rejects.toBeInstanceOf(Expected)
    expect(social.client.connectSocial).not.toHaveBeenCalled()
    social.expectNothingLeft()
  })

  test.each([
    [{ status: 'CANCELLED' as const }, SocialLoginCancelledError],
    [{ status: 'EXPIRED' as const }, SocialLoginExpiredError],
    [{ status: 'COMPLETE' as const }, SocialLoginFailedError],
    [
      { status: 'COMPLETE' as const, uri: resultUri.replace('s1', 's2') },
      SocialLoginFailedError,
    ],
    [
      { status: 'COMPLETE' as const, uri: `${resultUri}&error=access_denied` },
      SocialLoginCancelledError,
    ],
  ])('error: the server says %j', async (answer, Expected) => {
    const social = setup()
    social.server.mockResolvedValue(answer)
    const done = social.login()
    done.catch(() => {})
    await social.pass(1_000)
    await expect(done).rejects.toBeInstanceOf(Expected)
    social.expectNothingLeft()
  })

  test('error: the frame refuses the code', async () => {
    const social = setup()
    social.client.connectSocial.mockRejectedValue(new SocialLoginFailedError())
    const done = social.login()
    await social.pass(0)
    social.say()
    await expect(done).rejects.toBeInstanceOf(SocialLoginFailedError)
    expect(social.storage.get('socialProvider')).toBeUndefined()
    social.expectNothingLeft()
  })
})

describe('provider URL', () => {
  test.each([
    'javascript:alert(1)//?state=s1',
    'data:text/html,?state=s1',
    'http://provider.example/?state=s1',
    'https://a@provider.example/?state=s1',
    'https://a:b@provider.example/?state=s1',
    'https:\\\\provider.example/?state=s1',
    '//provider.example/?state=s1',
    ' https://provider.example/?state=s1',
    'https://provider.example/\n?state=s1',
    'https://provider.example/?code=1',
    'blob:https://provider.example/1?state=s1',
    `https://provider.example/?state=s1&x=${'a'.repeat(9_000)}`,
  ])('error: address %# is not opened', async (uri) => {
    const social = setup()
    social.client.getSocialRedirectUri.mockResolvedValue({ uri })
    const done = social.login()
    done.catch(() => {})
    await social.pass(0)
    await expect(done).rejects.toBeInstanceOf(SocialLoginFailedError)
    expect(social.popup.visits).toEqual([])
    social.expectNothingLeft()
  })

  test('behavior: reads the state from a nested URL', async () => {
    const social = setup()
    const inner = encodeURIComponent(providerUri)
    const uri = `https://auth.example/start?provider_authorization_url=${inner}`
    social.client.getSocialRedirectUri.mockResolvedValue({ uri })
    const done = social.login()
    await social.pass(0)
    social.say()
    await expect(done).resolves.toEqual(social.user)
  })
})

describe('timeouts', () => {
  test('error: no provider URL within 45 s', async () => {
    const social = setup()
    social.client.getSocialRedirectUri.mockReturnValue(new Promise(() => {}))
    social.login().catch(() => {})
    await social.pass(44_999)
    expect(social.outcome.isDone).toBe(false)
    await social.pass(1)
    expect(social.outcome.error).toBeInstanceOf(FrameRequestTimeoutError)
    social.expectNothingLeft()
  })

  test('error: login takes longer than 5 min', async () => {
    const social = setup()
    social.login().catch(() => {})
    await social.pass(299_999)
    expect(social.outcome.isDone).toBe(false)
    await social.pass(1)
    expect(social.outcome.error).toBeInstanceOf(SocialLoginExpiredError)
    social.expectNothingLeft()
  })
})

describe('popup navigation', () => {
  test('behavior: navigates once the loading page is there', async () => {
    const social = setup()
    social.popup.isAway = false
    const done = social.login()
    await social.pass(2_000)
    expect(social.popup.visits).toEqual([])
    social.popup.isAway = true
    await social.pass(250)
    expect(social.popup.visits).toEqual([providerUri])
    await social.pass(10_000)
    expect(social.popup.visits).toHaveLength(1)
    social.say()
    await expect(done).resolves.toEqual(social.user)
  })

  test('behavior: navigates immediately if the frame has no loading page', async () => {
    const social = setup()
    social.popup.isAway = false
    social.client.getSocialRedirectUri.mockResolvedValue({ uri: providerUri })
    social.login().catch(() => {})
    await social.pass(0)
    expect(social.popup.visits).toEqual([providerUri])
    social.controller.abort()
    await social.pass(0)
  })
})

test('param: signal', async () => {
  const social = setup()
  const done = social.login()
  done.catch(() => {})
  await social.pass(2_000)
  social.controller.abort()
  await expect(done).rejects.toMatchObject({ code: 'ABORTED' })
  social.expectNothingLeft()
})

test('behavior: a second login cancels the first and keeps its window', async () => {
  const social = setup()
  const first = social.login()
  first.catch(() => {})
  await social.pass(2_000)
  // Windows with the same name are the same window.
  const second = social.login({ provider: 'x' })
  await expect(first).rejects.toBeInstanceOf(SocialLoginCancelledError)
  expect(social.popup.closed).toBe(false)
  await social.pass(0)
  social.say()
  await expect(second).resolves.toEqual(social.user)
  expect(social.storage.get('socialProvider')).toBe('x')
  social.expectNothingLeft()
})

describe('blocked popup', () => {
  test('param: onBlocked, the link is opened', async () => {
    const social = setup()
    social.open.mockReturnValue(null)
    const onBlocked = vi.fn()
    const done = social.login({ onBlocked })
    await social.pass(10_000)
    expect(onBlocked).toHaveBeenCalledOnce()
    expect(onBlocked.mock.calls[0]?.[0].error).toMatchObject({
      code: 'POPUP_BLOCKED',
      url: social.open.mock.calls[0]?.[0],
    })
    expect(social.outcome.isDone).toBe(false)
    social.server.mockResolvedValue({ status: 'COMPLETE', uri: resultUri })
    await social.pass(1_000)
    await expect(done).resolves.toEqual(social.user)
    social.expectNothingLeft()
  })

  test('param: onBlocked, opened in another click', async () => {
    const social = setup()
    social.open.mockReturnValueOnce(null)
    let blocked: connectSocial.Blocked | undefined
    const done = social.login({ onBlocked: (now) => (blocked = now) })
    await social.pass(1_000)
    expect(blocked?.open()).toBe(true)
    expect(social.open.mock.calls[1]).toEqual(social.open.mock.calls[0])
    social.say()
    await expect(done).resolves.toEqual(social.user)
    expect(social.popup.closed).toBe(true)
  })

  test('behavior: links to the provider if the frame has no loading page', async () => {
    const social = setup()
    social.open.mockReturnValue(null)
    social.client.getSocialRedirectUri.mockResolvedValue({ uri: providerUri })
    await expect(social.login()).rejects.toMatchObject({ url: providerUri })
  })

  test('behavior: treats a throwing browser as blocked', async () => {
    const social = setup()
    social.open.mockImplementation(() => {
      throw new Error('no')
    })
    await expect(social.login()).rejects.toBeInstanceOf(PopupBlockedError)
  })
})
