import { expect, test, vi } from 'vitest'
import { frameOrigin, setupSocial } from '../../test/setup/frame/setupSocial.js'
import {
  SocialLoginCancelledError,
  SocialLoginExpiredError,
  SocialLoginFailedError,
} from '../core/errors/login.js'
import { connectIdToken } from './connectIdToken.js'

const idToken = 'header_1.claims-2.signature'

test('default', async () => {
  const { client, kit, storage } = setupSocial()
  const user = await connectIdToken(kit, { chainId: 31337, idToken })
  expect(user).toMatchObject({ chainId: 31337 })
  expect(client.connectSocial.mock.calls[0]?.[0]).toEqual({
    chainId: 31337,
    uri: `${frameOrigin}/auth/token/result?id_token=${idToken}`,
  })
  expect(client.getSocialRedirectUri).not.toHaveBeenCalled()
  expect(storage.get('socialProvider')).toBe('token')
})

test.each([
  '',
  'a.b',
  'a.b.c.d',
  'a.b.c&state=x',
  'a.b.c#',
  `a.${'b'.repeat(8_192)}.c`,
])('error: a token that is none: %.20s', async (text) => {
  const { client, kit } = setupSocial()
  await expect(connectIdToken(kit, { idToken: text })).rejects.toBeInstanceOf(
    SocialLoginFailedError,
  )
  expect(client.connectSocial).not.toHaveBeenCalled()
})

test('param: getIdToken, asked again when the token has expired', async () => {
  const { client, kit } = setupSocial()
  client.connectSocial.mockRejectedValueOnce(new SocialLoginExpiredError())
  const getIdToken = vi.fn(async ({ isExpired }: { isExpired: boolean }) =>
    isExpired ? 'new.claims.signature' : idToken,
  )
  expect(await connectIdToken(kit, { getIdToken })).toMatchObject({
    chainId: 31337,
  })
  expect(getIdToken.mock.calls).toEqual([
    [{ isExpired: false }],
    [{ isExpired: true }],
  ])
  expect(
    client.connectSocial.mock.calls.map(([{ uri }]) => uri.split('=')[1]),
  ).toEqual([idToken, 'new.claims.signature'])
})

test('error: a new token that has expired, too', async () => {
  const { client, kit } = setupSocial()
  client.connectSocial.mockRejectedValue(new SocialLoginExpiredError())
  const getIdToken = vi.fn(() => idToken)
  await expect(connectIdToken(kit, { getIdToken })).rejects.toBeInstanceOf(
    SocialLoginExpiredError,
  )
  expect(getIdToken).toHaveBeenCalledTimes(2)
})

test('error: getIdToken fails, or returns no token', async () => {
  const { client, kit } = setupSocial()
  const failed = async () => {
    throw new Error('signed out')
  }
  await expect(
    connectIdToken(kit, { getIdToken: failed }),
  ).rejects.toMatchObject({ details: 'signed out' })
  await expect(
    connectIdToken(kit, { getIdToken: () => '' }),
  ).rejects.toBeInstanceOf(SocialLoginFailedError)
  expect(client.connectSocial).not.toHaveBeenCalled()
})

test('error: an expired token that was given', async () => {
  const { client, kit } = setupSocial()
  client.connectSocial.mockRejectedValue(new SocialLoginExpiredError())
  await expect(connectIdToken(kit, { idToken })).rejects.toBeInstanceOf(
    SocialLoginExpiredError,
  )
  expect(client.connectSocial).toHaveBeenCalledOnce()
})

test('error: the frame refuses it', async () => {
  const { client, kit, storage } = setupSocial()
  const details = 'The ID token is not valid for this wallet'
  client.connectSocial.mockRejectedValueOnce(
    new SocialLoginFailedError({ details }),
  )
  await expect(connectIdToken(kit, { idToken })).rejects.toMatchObject({
    code: 'SOCIAL_LOGIN_FAILED',
    details,
  })
  expect(storage.get('socialProvider')).toBeUndefined()
})

test('param: signal', async () => {
  const { client, kit } = setupSocial()
  client.connectSocial.mockImplementationOnce(
    (_, options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error()))
      }),
  )
  const controller = new AbortController()
  const done = connectIdToken(kit, { idToken, signal: controller.signal })
  await vi.waitFor(() => expect(client.connectSocial).toHaveBeenCalled())
  controller.abort(new SocialLoginCancelledError())
  await expect(done).rejects.toBeInstanceOf(SocialLoginCancelledError)
})
