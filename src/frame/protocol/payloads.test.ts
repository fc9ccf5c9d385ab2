import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'

import {
  accountType,
  chainId,
  chainNamespace,
  dappData,
  email,
  none,
  otp,
  rpcRequest,
  siwxMessage,
  socialProvider,
  socialUser,
  theme,
  user,
  wireError,
} from './payloads.js'

const siwx = {
  serializedMessage: 'm',
  accountAddress: '0x1',
  chainId: 'eip155:1',
  notBefore: 'b',
  domain: 'd',
  uri: 'u',
  version: '1',
  nonce: 'n',
  statement: 's',
  resources: ['r'],
  requestId: 'i',
  issuedAt: 'a',
  expirationTime: 'e',
}
const optional = new Set([
  'serializedMessage',
  'notBefore',
  'statement',
  'resources',
  'requestId',
  'issuedAt',
  'expirationTime',
])
const account = {
  address: '0x1',
  chainId: 'eip155:1',
  accounts: [
    { address: '0x1', type: 'eoa' },
    { address: '0x2', type: 'smartAccount' },
  ],
  preferredAccountType: 'eoa',
  signature: '0x3',
  message: 'm',
  siwxMessage: siwx,
  isStored: false,
}
const isRight = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).success

describe('payloads', () => {
  test('default: payloads that are not expected are dropped', () => {
    for (const value of [undefined, null, 1, { a: 1 }])
      expect(none.parse(value)).toBeUndefined()
  })

  test.each<[string, z.ZodMiniType, readonly string[]]>([
    ['accountType', accountType, ['eoa', 'smartAccount']],
    [
      'chainNamespace',
      chainNamespace,
      ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'],
    ],
    [
      'socialProvider',
      socialProvider,
      ['google', 'github', 'apple', 'facebook', 'x', 'discord'],
    ],
  ])('default: %s is one of a few', (_, schema, values) => {
    for (const value of values) expect(schema.parse(value)).toBe(value)
    for (const value of ['', 'telegram', values[0]?.toUpperCase(), undefined])
      expect(isRight(schema, value)).toBe(false)
  })

  test('default: chain, email, code', () => {
    expect(['eip155:1', 1].every((value) => isRight(chainId, value))).toBe(true)
    expect([1n, null].some((value) => isRight(chainId, value))).toBe(false)
    expect(isRight(email, 'a@b.co')).toBe(true)
    expect(isRight(email, 'a@b')).toBe(false)
    expect(otp.parse({ otp: '1', more: 1 })).toEqual({ otp: '1' })
    expect(isRight(otp, { otp: 1 })).toBe(false)
  })

  test('default: a sign-in message', () => {
    expect(siwxMessage.parse({ ...siwx, more: 1 })).toEqual(siwx)
    for (const key of Object.keys(siwx)) {
      const { [key]: _, ...rest } = siwx as Record<string, unknown>
      expect(isRight(siwxMessage, rest)).toBe(optional.has(key))
      expect(isRight(siwxMessage, { ...siwx, [key]: 1 })).toBe(false)
    }
  })

  test('default: a user', () => {
    const whole = {
      ...account,
      email: 'a@b.co',
      userName: 'ada',
      smartAccountDeployed: true,
    }
    expect(user.parse({ ...whole, more: 1 })).toEqual(whole)
    const nameless = { address: 'a', chainId: 1, email: null, userName: null }
    expect(user.parse(nameless)).toEqual(nameless)
    for (const key of Object.keys(whole))
      expect(isRight(user, { ...whole, [key]: {} })).toBe(false)
    expect(isRight(user, { ...whole, address: '' })).toBe(false)
    expect(isRight(user, { ...whole, email: 'ada' })).toBe(false)
    const accounts = [{ address: '0x1', type: 'other' }]
    expect(isRight(user, { ...whole, accounts })).toBe(false)
    expect(isRight(user, { ...whole, accounts: [{ type: 'eoa' }] })).toBe(false)
  })

  test('default: a user of a social login, whose email may be any string', () => {
    const whole = { ...account, email: 'ada', userName: 'ada' }
    expect(socialUser.parse({ ...whole, more: 1 })).toEqual(whole)
    for (const key of Object.keys(whole))
      expect(isRight(socialUser, { ...whole, [key]: {} })).toBe(false)
  })

  test('default: a theme', () => {
    const whole = {
      themeMode: 'dark',
      themeVariables: { a: 'b', c: 1 },
      w3mThemeVariables: { d: 'e' },
      locale: 'de',
    }
    expect(theme.parse(whole)).toEqual(whole)
    expect(theme.parse({ themeMode: 'light' })).toEqual({ themeMode: 'light' })
    for (const part of [
      { themeMode: 'pink' },
      { themeVariables: { a: {} } },
      { w3mThemeVariables: { a: 1 } },
      { locale: 1 },
    ])
      expect(isRight(theme, part)).toBe(false)
  })

  test('default: data about the app', () => {
    const metadata = { name: 'n', description: 'd', url: 'u', icons: ['i'] }
    const whole = { metadata, sdkVersion: '1', sdkType: 't', projectId: 'p' }
    expect(dappData.parse({ ...whole, more: 1 })).toEqual(whole)
    expect(dappData.parse({ projectId: 'p' })).toEqual({ projectId: 'p' })
    for (const key of Object.keys(whole))
      expect(isRight(dappData, { ...whole, [key]: 1 })).toBe(false)
    for (const key of Object.keys(metadata)) {
      const bad = { ...metadata, [key]: 1 }
      expect(isRight(dappData, { ...whole, metadata: bad })).toBe(false)
    }
    expect(isRight(dappData, { metadata })).toBe(false)
  })

  test('default: an error reported by the frame', () => {
    const whole = { message: 'm', code: 'INVALID_CODE', data: '0xdead' }
    expect(wireError.parse({ ...whole, stack: 's' })).toEqual(whole)
    expect(wireError.parse({ message: '', code: 3 })).toEqual({
      message: '',
      code: 3,
    })
    for (const key of Object.keys(whole))
      expect(isRight(wireError, { ...whole, [key]: {} })).toBe(false)
    for (const data of ['dead', '10x', 'x0x1'])
      expect(isRight(wireError, { ...whole, data })).toBe(false)
  })
})

describe('rpcRequest', () => {
  const whole = {
    method: 'eth_call',
    params: [{ to: '0x1' }],
    chainId: 'eip155:1',
    chainNamespace: 'eip155',
    rpcUrl: 'https://rpc.example',
  }

  test('default: a request whose params match its method', () => {
    expect(rpcRequest.parse({ ...whole, more: 1 })).toEqual(whole)
    expect(rpcRequest.parse({ method: 'eth_chainId' })).toEqual({
      method: 'eth_chainId',
    })
  })

  test.each(Object.keys(whole))('error: %s of the wrong type', (key) => {
    expect(isRight(rpcRequest, { ...whole, [key]: {} })).toBe(false)
  })

  test('error: reports which param is wrong and how', () => {
    const request = {
      method: 'solana_signMessage',
      params: { message: 1 },
    }
    expect(rpcRequest.safeParse(request).error?.issues).toEqual([
      {
        code: 'custom',
        message: 'Expected string received number',
        path: ['params', 'message'],
      },
      { code: 'custom', message: 'Required', path: ['params', 'pubkey'] },
    ])
  })

  test.each(['eth_sign', 'constructor', '', 'ETH_CALL'])(
    'error: method %j is not listed',
    (method) => {
      const { error } = rpcRequest.safeParse({ method, params: [] })
      expect(error?.issues).toEqual([
        { code: 'custom', message: 'Action not allowed', path: ['method'] },
      ])
    },
  )
})
