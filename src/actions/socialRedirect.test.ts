import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createPage,
  frameOrigin,
  setupSocial,
} from '../../test/setup/frame/setupSocial.js'
import {
  SocialLoginCancelledError,
  SocialLoginFailedError,
} from '../core/errors/login.js'
import { resumeSocialRedirect } from './resumeSocialRedirect.js'
import { startSocialRedirect } from './startSocialRedirect.js'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const start = 'https://app.example/shop?item=1'

function setup() {
  const social = setupSocial()
  const replaced: string[] = []
  const location = {
    href: start,
    get origin() {
      return 'https://app.example'
    },
  }
  const page = createPage({
    history: {
      state: { key: 1 },
      replaceState(_state: unknown, _title: string, href: string) {
        replaced.push(href)
        location.href = href
      },
    },
    location,
    navigator: { userAgent: '' },
    TelegramWebviewProxy: {} as unknown,
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', location)
  vi.stubGlobal('open', social.open)
  const record = () =>
    JSON.parse(social.storage.get('socialRedirect') ?? 'null')
  /** Leaves for the provider, and returns with its result. */
  async function comeBack(change: Record<string, string | undefined> = {}) {
    await startSocialRedirect(social.kit, { provider: 'google' })
    const url = new URL(start)
    const members = {
      latchkey_nonce: record().nonce,
      result_uri: `${frameOrigin}/auth/social/result?state=s1&code=c1`,
      ...change,
    }
    for (const [name, value] of Object.entries(members))
      if (value !== undefined) url.searchParams.append(name, value)
    location.href = url.href
  }
  function expectRefused() {
    expect(social.client.connectSocial).not.toHaveBeenCalled()
    expect(social.storage.get('socialRedirect')).toBeUndefined()
    expect(location.href).toBe(start)
  }
  return {
    ...social,
    comeBack,
    expectRefused,
    location,
    page,
    record,
    replaced,
  }
}

describe('startSocialRedirect', () => {
  test('default', async () => {
    const social = setup()
    await startSocialRedirect(social.kit, { provider: 'google' })
    const { createdAt, nonce, provider, states } = social.record()
    expect({ createdAt, provider, states }).toEqual({
      createdAt: Date.now(),
      provider: 'google',
      states: ['s1'],
    })
    expect(nonce).toMatch(/^[0-9a-f]{32}$/)
    const page = encodeURIComponent(`${start}&latchkey_nonce=${nonce}`)
    expect(social.open.mock.calls).toEqual([
      [`https://provider.example/authorize?state=s1--${page}`, '_top'],
    ])
    // No popup, so no ticket.
    expect(social.client.getSocialRedirectUri.mock.calls[0]?.[0]).toEqual({
      provider: 'google',
      ticket: undefined,
    })
  })

  test('behavior: nested URL', async () => {
    const social = setup()
    const inner = 'https://provider.example/authorize?state=s1&scope=a'
    social.client.getSocialRedirectUri.mockResolvedValue({
      uri: `https://auth.magic.link/start?state=s0&provider_authorization_url=${encodeURIComponent(inner)}`,
    })
    await startSocialRedirect(social.kit, { provider: 'google' })
    const target = new URL(String(social.open.mock.calls[0]?.[0]))
    expect(target.searchParams.get('state')).toBe('s0')
    const nested = target.searchParams.get('provider_authorization_url') ?? ''
    expect(nested).toMatch(
      /^https:\/\/provider\.example\/authorize\?state=s1--https%3A%2F%2Fapp\.example[^&]*&scope=a$/,
    )
    expect(social.record().states).toEqual(['s0', 's1'])
  })

  test('behavior: does not pass on what Telegram has put into the URL', async () => {
    const social = setup()
    social.location.href = `${start}#tgWebAppData=secret`
    await startSocialRedirect(social.kit, { provider: 'google' })
    expect(String(social.open.mock.calls[0]?.[0])).not.toContain('secret')
  })

  test('error: URL that must not be opened', async () => {
    const social = setup()
    const uri = 'javascript:alert(1)//?state=s1'
    social.client.getSocialRedirectUri.mockResolvedValue({ uri })
    await expect(
      startSocialRedirect(social.kit, { provider: 'google' }),
    ).rejects.toBeInstanceOf(SocialLoginFailedError)
    expect(social.open).not.toHaveBeenCalled()
    expect(social.record()).toBeNull()
  })
})

describe('resumeSocialRedirect', () => {
  test('default', async () => {
    const social = setup()
    await social.comeBack()
    const onFound = vi.fn()
    const found = await resumeSocialRedirect(social.kit, { onFound })
    expect(found).toEqual({ provider: 'google', user: social.user })
    expect(onFound).toHaveBeenCalledExactlyOnceWith({ provider: 'google' })
    expect(social.client.connectSocial.mock.calls[0]?.[0].uri).toBe(
      `${frameOrigin}/auth/social/result?state=s1&code=c1`,
    )
    expect(social.replaced).toEqual([start])
    expect(social.record()).toBeNull()
    expect(social.storage.get('socialProvider')).toBe('google')
  })

  test('behavior: state with the page URL appended', async () => {
    const social = setup()
    const state = encodeURIComponent('s1--https://app.example/shop')
    await social.comeBack({
      result_uri: `${frameOrigin}/r?state=${state}&code=1`,
    })
    expect(await resumeSocialRedirect(social.kit)).toBeDefined()
  })

  test('behavior: does not read the URL without a record', async () => {
    const social = setup()
    const href = vi.fn(() => `${start}&result_uri=x&latchkey_nonce=y`)
    Object.defineProperty(social.location, 'href', { get: href })
    expect(await resumeSocialRedirect(social.kit)).toBeUndefined()
    expect(href).not.toHaveBeenCalled()
    expect(social.replaced).toEqual([])
  })

  test('behavior: keeps a record without a result until it expires', async () => {
    const social = setup()
    await startSocialRedirect(social.kit, { provider: 'google' })
    expect(await resumeSocialRedirect(social.kit)).toBeUndefined()
    expect(social.record()).not.toBeNull()
    vi.advanceTimersByTime(600_001)
    expect(await resumeSocialRedirect(social.kit)).toBeUndefined()
    expect(social.record()).toBeNull()
    expect(social.replaced).toEqual([])
  })

  test('behavior: accepts a result once', async () => {
    const social = setup()
    await social.comeBack()
    const { href } = social.location
    await resumeSocialRedirect(social.kit)
    social.location.href = href
    expect(await resumeSocialRedirect(social.kit)).toBeUndefined()
    expect(social.client.connectSocial).toHaveBeenCalledOnce()
  })

  test.each<[string, Record<string, string | undefined>]>([
    ['a wrong nonce', { latchkey_nonce: '0'.repeat(32) }],
    ['no nonce', { latchkey_nonce: undefined }],
    ['an empty nonce', { latchkey_nonce: '' }],
    ['no result', { result_uri: undefined }],
    ['an empty result', { result_uri: '' }],
  ])('error: %s is forgotten', async (_name, change) => {
    const social = setup()
    await social.comeBack(change)
    expect(await resumeSocialRedirect(social.kit)).toBeUndefined()
    social.expectRefused()
  })

  test.each(['latchkey_nonce', 'result_uri'])(
    'error: discards two of %s',
    async (name) => {
      const social = setup()
      await social.comeBack()
      social.location.href += `&${name}=x`
      expect(await resumeSocialRedirect(social.kit)).toBeUndefined()
      social.expectRefused()
    },
  )

  test.each([600_001, -1])('error: %i ms old', async (age) => {
    const social = setup()
    await social.comeBack()
    vi.setSystemTime(Date.now() + age)
    expect(await resumeSocialRedirect(social.kit)).toBeUndefined()
    social.expectRefused()
  })

  test('error: outside Telegram', async () => {
    const social = setup()
    await social.comeBack()
    Object.assign(social.page, { TelegramWebviewProxy: undefined })
    expect(await resumeSocialRedirect(social.kit)).toBeUndefined()
    social.expectRefused()
  })

  test.each([
    'junk',
    'null',
    '{}',
    '{"createdAt":1700000000000,"nonce":"ab","provider":"google","states":["s1"]}',
    `{"createdAt":1700000000000,"nonce":"${'a'.repeat(32)}","provider":"evil","states":["s1"]}`,
    `{"createdAt":1700000000000,"nonce":"${'a'.repeat(32)}","provider":"google","states":[]}`,
    `{"createdAt":1700000000000,"nonce":"${'a'.repeat(32)}","provider":"google"}`,
    `{"createdAt":"now","nonce":"${'a'.repeat(32)}","provider":"google","states":["s1"]}`,
  ])('error: the record %s', async (text) => {
    const social = setup()
    social.storage.set('socialRedirect', text)
    social.location.href = `${start}&latchkey_nonce=${'a'.repeat(32)}&result_uri=${encodeURIComponent(`${frameOrigin}/r?state=s1`)}`
    expect(await resumeSocialRedirect(social.kit)).toBeUndefined()
    social.expectRefused()
  })

  test.each<[string, new () => Error]>([
    [`${frameOrigin}/r?state=s2&code=1`, SocialLoginFailedError],
    [`${frameOrigin}/r?state=s12&code=1`, SocialLoginFailedError],
    [`${frameOrigin}/r?code=1`, SocialLoginFailedError],
    ['javascript:alert(1)//?state=s1', SocialLoginFailedError],
    [
      `${frameOrigin}/r?state=s1&error=access_denied`,
      SocialLoginCancelledError,
    ],
    [`${frameOrigin}/r?state=s1&error=server_error`, SocialLoginFailedError],
  ])('error: the result %s', async (result_uri, Expected) => {
    const social = setup()
    await social.comeBack({ result_uri })
    await expect(resumeSocialRedirect(social.kit)).rejects.toBeInstanceOf(
      Expected,
    )
    social.expectRefused()
  })

  test('param: signal, before anything is consumed', async () => {
    const social = setup()
    await social.comeBack()
    const signal = AbortSignal.abort()
    expect(await resumeSocialRedirect(social.kit, { signal })).toBeUndefined()
    expect(social.record()).not.toBeNull()
    expect(await resumeSocialRedirect(social.kit)).toBeDefined()
  })
})
