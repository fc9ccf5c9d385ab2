import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createPair, settle } from '../../../test/setup/frame/createPair.js'
import { LoginCooldownError } from '../../core/errors/login.js'
import { HostError } from '../host/HostError.js'
import type { HostHandlers } from '../host/types.js'

const email = 'ada@example.com'
const user = { address: '0x1', chainId: 31337, email }

async function ready(handlers: HostHandlers = {}) {
  const pair = createPair({ handlers })
  pair.client.load()
  pair.boot()
  await vi.advanceTimersByTimeAsync(500)
  pair.toFrame.length = 0
  return pair
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('connectEmail', () => {
  const action = 'VERIFY_OTP' as const
  const handlers: HostHandlers = { CONNECT_EMAIL: () => ({ action }) }

  test('default: stores the time of the email', async () => {
    const { client, storage } = await ready(handlers)
    const time = Date.now()
    expect(await client.connectEmail({ email })).toEqual({ action })
    expect(storage.get('lastEmailLoginTime')).toBe(time)
    expect(storage.get('email')).toBeUndefined()
  })

  test.each([
    [0, 30],
    [1, 30],
    [1_000, 29],
    [29_001, 1],
    [29_999, 1],
  ])(
    'error: %i ms after the last email, %i seconds are left',
    async (ms, left) => {
      const { client, storage, toFrame } = await ready(handlers)
      storage.set('lastEmailLoginTime', Date.now() - ms)
      const error = await client.connectEmail({ email }).catch((error) => error)
      expect(error).toBeInstanceOf(LoginCooldownError)
      expect(error).toMatchObject({
        message: `Please try again after ${left} seconds`,
        secondsLeft: left,
      })
      expect(toFrame).toEqual([])
    },
  )

  test('behavior: allowed again after 30 s', async () => {
    const { client, storage } = await ready(handlers)
    storage.set('lastEmailLoginTime', Date.now() - 30_000)
    expect(await client.connectEmail({ email })).toEqual({ action })
  })

  test('behavior: a clock that was set back does not lock users out', async () => {
    const { client, storage } = await ready(handlers)
    storage.set('lastEmailLoginTime', Date.now() + 86_400_000)
    expect(await client.connectEmail({ email })).toEqual({ action })
  })

  test.each(['', 'ada', 'ada@example', 'ada@@example.com', 7 as never])(
    'error: invalid email %j',
    async (email) => {
      const pair = createPair()
      await expect(pair.client.connectEmail({ email })).rejects.toMatchObject({
        code: 'INVALID_EMAIL',
        message: 'Invalid email',
      })
      expect(pair.element.count).toBe(0)
    },
  )

  test('error: a rejected email does not start the cooldown', async () => {
    const { client, storage } = await ready({
      CONNECT_EMAIL() {
        throw new HostError({
          code: 'LOGIN_COOLDOWN',
          message: 'Please try again after 12 seconds',
        })
      },
    })
    await expect(client.connectEmail({ email })).rejects.toMatchObject({
      code: 'LOGIN_COOLDOWN',
      secondsLeft: 12,
    })
    expect(storage.get('lastEmailLoginTime')).toBeUndefined()
  })
})

test.each([
  ['INVALID_CODE', "That code isn't right"],
  ['CODE_EXPIRED', 'That code has expired. Request a new one'],
  ['TOO_MANY_TRIES', 'Too many attempts. Request a new code'],
])('error: code rejected with %s', async (code, message) => {
  const { client } = await ready({
    CONNECT_OTP() {
      throw new HostError({ code, message: 'raw text' })
    },
  })
  await expect(client.connectOtp({ otp: '123456' })).rejects.toMatchObject({
    code,
    message,
  })
})

test('error: device not approved', async () => {
  const { client } = await ready({
    CONNECT_DEVICE() {
      throw new HostError({ code: 'DEVICE_NOT_APPROVED', message: 'raw' })
    },
  })
  await expect(client.connectDevice()).rejects.toMatchObject({
    code: 'DEVICE_NOT_APPROVED',
  })
})

test('behavior: the email flow ends with a user', async () => {
  const { client, storage, store, told } = await ready({
    CONNECT_EMAIL: () => ({ action: 'VERIFY_DEVICE' }),
    CONNECT_DEVICE: () => {},
    CONNECT_OTP: ({ otp }) => {
      if (otp !== '123456') throw new HostError({ message: 'no' })
    },
    GET_USER: () => user,
  })
  await client.connectEmail({ email })
  expect(await client.connectDevice()).toBeUndefined()
  expect(await client.connectOtp({ otp: '123456' })).toBeUndefined()
  expect(storage.get('emailLoginUsed')).toBeUndefined()
  expect(await client.getUser()).toEqual(user)
  expect(storage.get('emailLoginUsed')).toBe(true)
  expect(storage.get('email')).toBe(email)
  expect(storage.get('lastUsedChain')).toBe('31337')
  expect(storage.get('lastEmailLoginTime')).toBeUndefined()
  expect(store.get().user).toEqual(user)
  expect(told()).toEqual([
    'CONNECT_EMAIL',
    'CONNECT_DEVICE',
    'CONNECT_OTP',
    'GET_USER',
  ])
})

test('behavior: social and Farcaster logins store the user name', async () => {
  const { client, storage, store } = await ready({
    GET_SOCIAL_REDIRECT_URI: ({ provider }) => ({ uri: `https://${provider}` }),
    CONNECT_SOCIAL: () => ({ ...user, userName: 'ada' }),
    GET_FARCASTER_URI: () => ({ url: 'https://f' }),
    CONNECT_FARCASTER: () => ({ userName: 'bob' }),
  })
  expect(await client.getSocialRedirectUri({ provider: 'x' })).toEqual({
    uri: 'https://x',
  })
  await client.connectSocial({ uri: 'https://back' })
  expect(storage.get('socialUsername')).toBe('ada')
  expect(storage.get('emailLoginUsed')).toBe(true)
  expect(store.get().user?.address).toBe('0x1')
  expect(await client.getFarcasterUri()).toEqual({ url: 'https://f' })
  await client.connectFarcaster()
  expect(storage.get('socialUsername')).toBe('bob')
})

test.each([
  [10, 'smartAccount'],
  [undefined, 'smartAccount'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eoa'],
])('behavior: account type of a social login on %s', async (chainId, type) => {
  const { client, toFrame } = await ready({ CONNECT_SOCIAL: () => user })
  await client.connectSocial({ uri: 'https://back', chainId })
  expect(toFrame.at(-1)?.payload).toEqual({
    ...(chainId && { chainId }),
    preferredAccountType: type,
    uri: 'https://back',
  })
})

test.each(['connectOtp', 'connectEmail', 'connectSocial', 'connectFarcaster'])(
  'behavior: %s clears the provider of the previous login',
  async (name) => {
    const { client, storage } = await ready({
      CONNECT_EMAIL: () => ({ action: 'CONNECT' }),
      CONNECT_OTP: () => {},
      CONNECT_SOCIAL: () => user,
      CONNECT_FARCASTER: () => ({ userName: 'bob' }),
    })
    storage.set('socialProvider', 'google')
    storage.set('socialUsername', 'eve')
    if (name === 'connectOtp') await client.connectOtp({ otp: '123456' })
    if (name === 'connectEmail') await client.connectEmail({ email })
    if (name === 'connectSocial')
      await client.connectSocial({ uri: 'https://a' })
    if (name === 'connectFarcaster') await client.connectFarcaster()
    expect(storage.get('socialProvider')).toBeUndefined()
    expect(storage.get('socialUsername')).toBe(
      name === 'connectFarcaster' ? 'bob' : undefined,
    )
  },
)

test.each([
  ['SOCIAL_CANCELLED', 'SOCIAL_LOGIN_CANCELLED'],
  ['SOCIAL_EXPIRED', 'SOCIAL_LOGIN_EXPIRED'],
  ['SOCIAL_FAILED', 'SOCIAL_LOGIN_FAILED'],
  ['EMAIL_TAKEN', 'EMAIL_TAKEN'],
  ['LOGIN_REQUIRED', 'LOGIN_REQUIRED'],
])('error: the frame reports %s', async (code, known) => {
  const { client } = await ready({
    CONNECT_SOCIAL() {
      throw new HostError({ code, message: 'raw text' })
    },
  })
  const error = await client
    .connectSocial({ uri: 'https://back' })
    .catch((error) => error)
  expect(error.code).toBe(known)
  expect(error.shortMessage).not.toContain('raw text')
})

test('behavior: the second code of an email update stores the email', async () => {
  const { client, storage, store } = await ready({
    GET_USER: () => user,
    UPDATE_EMAIL: () => ({ action: 'VERIFY_PRIMARY_OTP' }),
    UPDATE_EMAIL_PRIMARY_OTP: () => {},
    UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: 'new@example.com' }),
  })
  await client.getUser()
  await client.updateEmail({ email: 'new@example.com' })
  expect(storage.get('lastEmailLoginTime')).toBe(Date.now())
  await client.updateEmailPrimaryOtp({ otp: '1' })
  expect(storage.get('email')).toBe(email)
  await client.updateEmailSecondaryOtp({ otp: '2' })
  expect(storage.get('email')).toBe('new@example.com')
  expect(store.get().user?.email).toBe('new@example.com')
  await settle()
})

describe('a frame with temporary storage', () => {
  async function start(handlers: HostHandlers) {
    const pair = createPair({ handlers })
    pair.client.load()
    pair.boot({ storage: 'temporary' })
    await vi.advanceTimersByTimeAsync(500)
    pair.toFrame.length = 0
    const names = () =>
      pair.toFrame.map(({ type }) => type.replace('@w3m-app/', ''))
    return { ...pair, names }
  }

  test('default: the dialog is shown until the account is kept', async () => {
    let keep = () => {}
    const { client, element, names, store } = await start({
      CONNECT_OTP: () => {},
      GET_USER: () => user,
      KEEP_ACCOUNT: () =>
        new Promise((resolve) => {
          keep = () => resolve({ isStored: true })
        }),
    })
    const done = vi.fn()
    client.connectOtp({ otp: '123456' }).then(done)
    await settle()
    expect(names()).toEqual(['CONNECT_OTP', 'KEEP_ACCOUNT'])
    expect(element.isShown).toBe(true)
    expect(store.get().approvals).toMatchObject([
      { caipNetworkId: 'eip155:31337', method: 'KEEP_ACCOUNT' },
    ])
    // The request has no deadline: users take their time.
    await vi.advanceTimersByTimeAsync(600_000)
    expect(done).not.toHaveBeenCalled()
    keep()
    await settle()
    expect(done).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(element.isShown).toBe(false)
  })

  test('behavior: before a social login reports its account', async () => {
    let isKept = false
    const { client, names } = await start({
      CONNECT_SOCIAL() {
        throw new HostError({ message: 'Not yet', code: 'LOGIN_REQUIRED' })
      },
      GET_USER: () => user,
      KEEP_ACCOUNT() {
        isKept = true
        return { isStored: true }
      },
    })
    expect(await client.connectSocial({ chainId: 1, uri: 'u' })).toMatchObject({
      address: user.address,
    })
    expect(isKept).toBe(true)
    expect(names()).toEqual(['CONNECT_SOCIAL', 'KEEP_ACCOUNT', 'GET_USER'])
  })

  test('behavior: for a login that the frame still has, and for Farcaster', async () => {
    const { client, names } = await start({
      CONNECT_EMAIL: () => ({ action: 'CONNECT' }),
      CONNECT_FARCASTER: () => ({ userName: 'ada' }),
      KEEP_ACCOUNT: () => ({ isStored: false }),
    })
    await client.connectEmail({ email })
    await client.connectFarcaster()
    expect(names().filter((name) => name === 'KEEP_ACCOUNT')).toHaveLength(2)
  })

  test.each(['cancelled', 'after a reload'])(
    'behavior: %s, the next login does not wait',
    async (how) => {
      let hasSession = false
      const { client, names, storage } = await start({
        CONNECT_EMAIL: () => ({
          action: hasSession ? 'CONNECT' : 'VERIFY_OTP',
        }),
        CONNECT_OTP() {
          hasSession = true
        },
        KEEP_ACCOUNT: (_, { signal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () =>
              reject(new HostError({ message: 'no', code: 4001 })),
            )
          }),
      })
      await client.connectEmail({ email })
      expect(storage.get('lastEmailLoginTime')).toBe(Date.now())
      storage.set('pendingLogin', '{}')
      const logins = [client.connectOtp({ otp: '123456' })]
      for (let count = 0; count < 3; count++) {
        logins.at(-1)?.catch(() => {})
        await settle()
        expect(storage.get('lastEmailLoginTime')).toBeUndefined()
        expect(storage.get('pendingLogin')).toBeUndefined()
        if (how === 'cancelled') client.cancelApprovals()
        await settle()
        logins.push(client.connectEmail({ email }) as Promise<never>)
      }
      logins.at(-1)?.catch(() => {})
      await settle()
      expect(names().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(4)
      expect(names().at(-1)).toBe('KEEP_ACCOUNT')
    },
  )

  test('error: a wrong code leaves the pause', async () => {
    const { client, storage } = await start({
      CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }),
      CONNECT_OTP() {
        throw new HostError({ code: 'INVALID_CODE', message: 'no' })
      },
    })
    await client.connectEmail({ email })
    await expect(client.connectOtp({ otp: '1' })).rejects.toThrow()
    await expect(client.connectEmail({ email })).rejects.toBeInstanceOf(
      LoginCooldownError,
    )
    expect(storage.get('lastEmailLoginTime')).toBe(Date.now())
  })

  test('error: cancelled, the login fails and leaves no marker', async () => {
    const { client, storage } = await start({
      CONNECT_OTP: () => {},
      KEEP_ACCOUNT: (_, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () =>
            reject(new HostError({ message: 'no', code: 4001 })),
          )
        }),
    })
    const login = client.connectOtp({ otp: '123456' })
    login.catch(() => {})
    await settle()
    client.cancelApprovals()
    await expect(login).rejects.toMatchObject({ code: 4001 })
    expect(storage.get('emailLoginUsed')).toBeUndefined()
  })
})

test('behavior: other frames are not asked to keep an account', async () => {
  const { client, toFrame } = await ready({ CONNECT_OTP: () => {} })
  await client.connectOtp({ otp: '123456' })
  expect(toFrame.map(({ type }) => type)).toEqual(['@w3m-app/CONNECT_OTP'])
})
