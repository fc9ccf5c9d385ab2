import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { farcasterIdentities } from '../../../../devnet/src/provider/identities.js'
import {
  app,
  deviceId,
  MINUTE_MS,
  otherDeviceId,
  walletOrigin,
} from '../../../test/setupAuth.js'
import { setupFarcaster } from '../../../test/setupFarcaster.js'
import { cancelFarcaster } from './cancelFarcaster.js'
import { startFarcaster } from './startFarcaster.js'
import { verifySignIn } from './verifySignIn.js'
import { waitForFarcaster } from './waitForFarcaster.js'

let setup: Awaited<ReturnType<typeof setupFarcaster>>
let control: typeof setup.control
beforeEach(async () => {
  setup = await setupFarcaster()
  control = setup.control
})
afterEach(() => setup.stop())

const start = (device = deviceId) =>
  startFarcaster(setup.auth, { app, deviceId: device })
const wait = (loginId: string, device = deviceId) =>
  waitForFarcaster(setup.auth, { deviceId: device, loginId })

describe('login', () => {
  test('default', async () => {
    const { loginId, url } = await start()
    const token = new URL(url).searchParams.get('channelToken') ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await wait(loginId)).toEqual({})
    const waiting = wait(loginId)
    expect(await control.answerFarcaster({ url, userName: 'ben' })).toBe(true)
    expect(await waiting).toMatchObject({ userName: 'ben', email: undefined })
    await expect(wait(loginId)).rejects.toMatchObject({
      code: 'SOCIAL_EXPIRED',
    })
  })

  test('behavior: the same account is the same user', async () => {
    const login = async (userName: string) => {
      const { loginId } = await start()
      await control.answerFarcaster({ userName })
      return (await wait(loginId)).userId
    }
    const first = await login('ben')
    expect(await login('ben')).toBe(first)
    expect(await login('cleo.eth')).not.toBe(first)
  })

  test('behavior: the page asks and its buttons answer', async () => {
    const { loginId, url } = await start()
    const path = url.slice(setup.provider.url.length)
    const page = await (await setup.providerApp.request(path)).text()
    expect(page).toContain('wallet.localhost:4102')
    expect(setup.provider.channels.size).toBe(1)
    const answer = (body: Record<string, string>) =>
      setup.providerApp.request(path, {
        method: 'POST',
        body: new URLSearchParams(body),
      })
    expect((await answer({ fid: '2001' })).status).toBe(200)
    expect((await answer({ fid: '2002' })).status).toBe(404)
    expect((await wait(loginId)).userName).toBe('ada.local')
  })

  test('error: refused', async () => {
    const { loginId } = await start()
    await control.answerFarcaster()
    await expect(wait(loginId)).rejects.toMatchObject({
      code: 'SOCIAL_CANCELLED',
    })
  })

  test('error: left, so an approval comes too late', async () => {
    const { loginId, url } = await start()
    await cancelFarcaster(setup.auth, { deviceId, loginId })
    await control.answerFarcaster({ url, userName: 'ben' })
    await expect(wait(loginId)).rejects.toMatchObject({
      code: 'SOCIAL_EXPIRED',
    })
  })

  test('behavior: a new one ends the earlier one of the device', async () => {
    const first = await start()
    const other = await start(otherDeviceId)
    await start()
    for (const { url } of [first, other])
      await control.answerFarcaster({ url, userName: 'ben' })
    await expect(wait(first.loginId)).rejects.toMatchObject({
      code: 'SOCIAL_EXPIRED',
    })
    expect((await wait(other.loginId, otherDeviceId)).userName).toBe('ben')
  })

  test('error: on another device, which cannot end it either', async () => {
    const { loginId } = await start()
    const device = otherDeviceId
    await cancelFarcaster(setup.auth, { deviceId: device, loginId })
    await control.answerFarcaster({ userName: 'ben' })
    await expect(wait(loginId, device)).rejects.toMatchObject({
      code: 'SOCIAL_EXPIRED',
    })
    expect((await wait(loginId)).userName).toBe('ben')
  })

  test('error: after 5 minutes', async () => {
    const { loginId, url } = await start()
    setup.clock.advance(5 * MINUTE_MS)
    expect(await control.answerFarcaster({ url, userName: 'ben' })).toBe(false)
    await expect(wait(loginId)).rejects.toMatchObject({
      code: 'SOCIAL_EXPIRED',
    })
  })

  test('error: signed for another login', async () => {
    const { loginId } = await start()
    await control.answerFarcaster({ userName: 'ben' })
    const { farcasterLogins } = setup.auth.store
    for (const [key, login] of await farcasterLogins.find())
      await farcasterLogins.set(key, { ...login, nonce: 'another'.repeat(3) })
    await expect(wait(loginId)).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
  })

  test('behavior: asks the relay until the poll ends', async () => {
    setup.auth.pollMs = 30
    const read = vi.spyOn(setup.link, 'read')
    const { loginId } = await start()
    expect(await wait(loginId)).toEqual({})
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('behavior: a server that stops asks no more', async () => {
    setup.auth.pollMs = 25_000
    const { loginId } = await start()
    const waiting = wait(loginId)
    setup.auth.signals.end()
    expect(await waiting).toEqual({})
  })

  test('error: not set up', async () => {
    setup.auth.farcaster = undefined
    await expect(start()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })

  test('error: the relay is away', async () => {
    const { loginId } = await start()
    await setup.stop()
    const away = { code: 'SERVICE_UNAVAILABLE' }
    await expect(wait(loginId)).rejects.toMatchObject(away)
    await expect(start(otherDeviceId)).rejects.toMatchObject(away)
    expect(setup.reports).toHaveLength(2)
  })

  test('error: the relay knows of no channel', async () => {
    const { loginId } = await start()
    setup.provider.channels.clear()
    await expect(wait(loginId)).rejects.toMatchObject({
      code: 'SOCIAL_EXPIRED',
    })
  })

  test('behavior: check', async () => {
    await setup.link.check()
    await setup.stop()
    await expect(setup.link.check()).rejects.toThrow()
  })

  test('error: an app that is not allowed', async () => {
    const wish = { app: 'https://evil.example', deviceId }
    await expect(startFarcaster(setup.auth, wish)).rejects.toMatchObject({
      code: 'ORIGIN_NOT_ALLOWED',
    })
  })
})

describe('verifySignIn', () => {
  const now = 1_800_000_000_000
  const person = farcasterIdentities[0]
  const mallory = farcasterIdentities[1]
  const expected = {
    domain: 'wallet.localhost:4102',
    nonce: 'abcdef0123456789',
    now,
    uri: walletOrigin,
  }
  const fields = {
    address: person?.custody ?? '0x',
    chainId: 10,
    domain: expected.domain,
    expirationTime: new Date(now + MINUTE_MS),
    issuedAt: new Date(now),
    nonce: expected.nonce,
    resources: ['farcaster://fid/2001'],
    statement: 'Farcaster Auth',
    uri: expected.uri,
    version: '1' as const,
  }

  async function check(
    change: object = {},
    edit = (message: string) => message,
    signer = person,
  ) {
    const message = edit(createSiweMessage({ ...fields, ...change }))
    const account = privateKeyToAccount(signer?.privateKey ?? '0x')
    const signature = await account.signMessage({ message })
    const { verify } = setup.link
    return verifySignIn({ message, signature }, { ...expected, verify })
  }

  test('default', async () => {
    expect(await check()).toBe(2_001)
  })

  test.each([
    ['domain', { domain: 'evil.example' }],
    ['nonce', { nonce: 'f'.repeat(16) }],
    ['uri', { uri: 'https://evil.example' }],
    ['chain', { chainId: 1 }],
    ['statement', { statement: 'Something else' }],
    ['no statement', { statement: undefined }],
    ['end', { expirationTime: new Date(now) }],
    ['no end', { expirationTime: undefined }],
    ['start in the future', { issuedAt: new Date(now + 2 * MINUTE_MS) }],
    ['start long ago', { issuedAt: new Date(now - 7 * MINUTE_MS) }],
    ['account of somebody else', { resources: ['farcaster://fid/2002'] }],
    ['no account', { resources: [] }],
    ['two', { resources: ['farcaster://fid/2001', 'farcaster://fid/2002'] }],
    ['not before', { notBefore: new Date(now) }],
    ['request id', { requestId: 'x' }],
  ])('error: %s', async (_, change) => {
    expect(await check(change)).toBeUndefined()
  })

  test('error: signed by somebody else', async () => {
    expect(await check({}, undefined, mallory)).toBeUndefined()
    const address = mallory?.custody
    expect(await check({ address }, undefined, mallory)).toBeUndefined()
  })

  test.each([
    ['words after it', (message: string) => `${message}\nhello`],
    ['words before it', (message: string) => `hello ${message}`],
    [
      'a second field',
      (message: string) => `${message}\nNonce: abcdef0123456789`,
    ],
  ])('error: %s', async (_, edit) => {
    expect(await check({}, edit)).toBeUndefined()
  })

  test.each([undefined, 1, 'text', '0x12'])(
    'error: signature %j',
    async (signature) => {
      const message = createSiweMessage(fields)
      const answer = { message, signature }
      const { verify } = setup.link
      expect(
        await verifySignIn(answer, { ...expected, verify }),
      ).toBeUndefined()
    },
  )

  test('error: the registry is away', async () => {
    const message = createSiweMessage(fields)
    const account = privateKeyToAccount(person?.privateKey ?? '0x')
    const signature = await account.signMessage({ message })
    const { verify } = setup.link
    await setup.stop()
    expect(
      await verifySignIn({ message, signature }, { ...expected, verify }),
    ).toBeUndefined()
  })
})
