import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignInKit } from '../../../test/setup/kit/createSignInKit.js'
import { createKit } from '../../createKit.js'
import { getSignIn } from './getSignIn.js'

beforeEach(() => {
  vi.stubGlobal('location', {
    host: 'app.example',
    origin: 'https://app.example',
    pathname: '/',
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const input = {
  accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 'eip155:1',
} as const

test('param: features.authentication replaces siwx by the hosted service', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ nonce: 'abcdefgh1234', token: 't' })
  })
  const { config, siwx } = createSignInKit()
  const features = { authentication: true }
  const hosts = { explorer: 'https://service.example/' }
  const kit = createKit({ config, features, hosts, projectId: 'mine', siwx })
  const message = await getSignIn(kit)?.createMessage(input)
  expect(message?.nonce).toBe('abcdefgh1234')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(
    /^https:\/\/service\.example\/auth\/v1\/nonce\?projectId=mine&st=/,
  )
  expect(siwx.createMessage).not.toHaveBeenCalled()
})

test('param: features.authentication, off', () => {
  const { config, siwx } = createSignInKit()
  const features = { authentication: false }
  const kit = createKit({ config, features, projectId: 'mine', siwx })
  expect(kit.siwx).toBe(siwx)
  const plain = createKit({ config, features, projectId: 'mine' })
  expect(getSignIn(plain)).toBe(undefined)
})

test('error: features.authentication does not hide a conflict', () => {
  const { config, siwx } = createSignInKit()
  expect(() =>
    createKit({
      config,
      features: { authentication: true },
      projectId: 'mine',
      siweConfig: {} as never,
      siwx,
    }),
  ).toThrow('Cannot set both `siweConfig` and `siwx` options')
})

test('error: features.emailCapture for a sign-in without', () => {
  const { kit } = createSignInKit({ features: { emailCapture: true } })
  expect(() => getSignIn(kit)).toThrow(
    expect.objectContaining({
      code: 'INVALID_PARAMETER',
      parameter: 'features.emailCapture',
    }),
  )
  const { kit: off } = createSignInKit({ features: { emailCapture: false } })
  expect(getSignIn(off)).toBeDefined()
})
