import { expect, test } from 'vitest'
import { frameOrigin, setupSocial } from '../../test/setup/frame/setupSocial.js'
import {
  SocialLoginCancelledError,
  SocialLoginFailedError,
} from '../core/errors/login.js'
import { connectGuest } from './connectGuest.js'

test('default', async () => {
  const { client, kit, storage } = setupSocial()
  const user = await connectGuest(kit, { chainId: 31337 })
  expect(user).toMatchObject({ chainId: 31337 })
  expect(client.connectSocial.mock.calls[0]?.[0]).toEqual({
    chainId: 31337,
    uri: `${frameOrigin}/auth/guest/result`,
  })
  expect(storage.get('socialProvider')).toBe('guest')
})

test('error: the frame refuses', async () => {
  const { client, kit, storage } = setupSocial()
  client.connectSocial.mockRejectedValueOnce(
    new SocialLoginFailedError({ details: 'This browser keeps no account' }),
  )
  await expect(connectGuest(kit)).rejects.toMatchObject({
    code: 'SOCIAL_LOGIN_FAILED',
    details: 'This browser keeps no account',
  })
  expect(storage.get('socialProvider')).toBeUndefined()
})

test('param: signal', async () => {
  const { kit } = setupSocial()
  const signal = AbortSignal.abort(new SocialLoginCancelledError())
  await expect(connectGuest(kit, { signal })).rejects.toBeInstanceOf(
    SocialLoginCancelledError,
  )
})
