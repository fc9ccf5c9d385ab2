import { describe, expect, test } from 'vitest'
import { samples } from '../../test/setup/siwx/samples.js'
import { SiwxMessageError } from '../core/errors/siwx.js'
import { checkSiwxMessage } from './checkSiwxMessage.js'

const now = Date.parse('2026-01-02T03:05:00Z')
const minutes = (count: number) => new Date(now + count * 60_000).toISOString()

describe.each(Object.entries(samples))('%s', (_, sample) => {
  const data = {
    ...sample,
    issuedAt: minutes(0),
    expirationTime: minutes(60),
    notBefore: minutes(0),
  }
  const right: checkSiwxMessage.Parameters = {
    data,
    domain: 'shop.example',
    uri: 'https://shop.example',
    chainIds: ['eip155:10', data.chainId],
    address: data.accountAddress,
    nonce: data.nonce,
    requestId: 'request-7',
    now,
    maxAgeMs: 0,
  }
  function getReason(change: object, fields: object = {}) {
    try {
      checkSiwxMessage({ ...right, data: { ...data, ...fields }, ...change })
    } catch (error) {
      if (error instanceof SiwxMessageError) return error.reason
      throw error
    }
    return undefined
  }

  test('default', () => {
    expect(getReason({})).toBe(undefined)
    expect(getReason({ address: 'any' })).toBe(undefined)
    expect(getReason({ uri: 'https://shop.example/x?y' })).toBe(undefined)
    expect(getReason({}, { notBefore: undefined })).toBe(undefined)
    const { requestId: _id, ...rest } = data
    expect(getReason({ data: rest, requestId: undefined })).toBe(undefined)
  })

  test('behavior: clocks may differ by five minutes', () => {
    expect(getReason({}, { issuedAt: minutes(-5) })).toBe(undefined)
    expect(getReason({}, { issuedAt: minutes(5) })).toBe(undefined)
    expect(getReason({}, { notBefore: minutes(5) })).toBe(undefined)
    expect(getReason({}, { issuedAt: minutes(-5.01) })).toBe('issuedAt')
    expect(getReason({}, { issuedAt: minutes(5.01) })).toBe('issuedAt')
    expect(getReason({}, { notBefore: minutes(5.01) })).toBe('notBefore')
  })

  test('param: maxAgeMs', () => {
    const issuedAt = minutes(-65)
    expect(getReason({ maxAgeMs: 3_600_000 }, { issuedAt })).toBe(undefined)
    expect(getReason({ maxAgeMs: 3_599_999 }, { issuedAt })).toBe('issuedAt')
    expect(getReason({ maxAgeMs: undefined })).toBe('issuedAt')
  })

  test('behavior: expires, after 24 hours at most', () => {
    expect(getReason({}, { expirationTime: minutes(1_440) })).toBe(undefined)
    for (const expirationTime of [
      minutes(0),
      minutes(-1),
      minutes(1_440.01),
      'never',
      undefined,
    ])
      expect(getReason({}, { expirationTime })).toBe('expirationTime')
    const over = { issuedAt: minutes(-4), expirationTime: minutes(-1) }
    expect(getReason({}, over)).toBe('expirationTime')
    const early = { issuedAt: minutes(5), expirationTime: minutes(4) }
    expect(getReason({}, early)).toBe('expirationTime')
    const late = { expirationTime: minutes(2), notBefore: minutes(3) }
    expect(getReason({}, late)).toBe('notBefore')
  })

  test('error: malformed times, here and there', () => {
    expect(getReason({}, { issuedAt: undefined })).toBe('issuedAt')
    expect(getReason({}, { issuedAt: '2026-02-30T00:00:00Z' })).toBe('issuedAt')
    expect(getReason({}, { notBefore: 'x' })).toBe('notBefore')
    expect(getReason({ now: Number.NaN })).toBe('issuedAt')
  })

  test('error: a list of networks as text', () => {
    expect(getReason({ chainIds: `${data.chainId}0` })).toBe('chainId')
    expect(getReason({ chainIds: data.chainId })).toBe('chainId')
  })

  test('error: a missing expectation accepts nothing', () => {
    for (const [name, reason] of [
      ['domain', 'domain'],
      ['uri', 'uri'],
      ['chainIds', 'chainId'],
      ['address', 'address'],
      ['nonce', 'nonce'],
      ['requestId', 'requestId'],
      ['now', 'issuedAt'],
    ]) {
      expect(getReason({ [name as string]: undefined })).toBe(reason)
      if (name !== 'now' && name !== 'chainIds' && name !== 'requestId')
        expect(
          getReason(
            { [name as string]: '' },
            { [name === 'address' ? 'accountAddress' : (name as string)]: '' },
          ),
        ).toBe(reason)
    }
  })

  test('error: uri: an expectation without a site', () => {
    // Both have the origin `null`.
    expect(getReason({ uri: 'did:key:a' }, { uri: 'did:key:b' })).toBe('uri')
  })

  test.each([
    ['https://shop.example.evil.test/'],
    ['https://evil.test/https://shop.example'],
    ['http://shop.example/login'],
    ['https://shop.example:8443/login'],
    ['https://shop.example@evil.test/'],
    ['https://evil@shop.example/'],
    ['https:\\\\shop.example'],
    ['https://shop.example\n'],
    ['https://ѕhop.example/'],
    ['did:key:z6Mk'],
    [''],
  ])('error: uri: %j', (uri) => {
    expect(getReason({}, { uri })).toBe('uri')
  })

  test.each([
    ['domain', { domain: 'bank.example' }],
    ['domain', { domain: 'shop.example:443' }],
    ['domain', { domain: 'www.shop.example' }],
    ['domain', { domain: 'SHOP.example' }],
    ['version', { version: '2' }],
    ['chainId', { chainId: 'eip155:137' }],
    [
      'address',
      { accountAddress: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' },
    ],
    ['nonce', { nonce: `${'0'.repeat(32)}` }],
    ['requestId', { requestId: 'request-8' }],
  ])('error: %s: %j', (reason, fields) => {
    expect(getReason({}, fields)).toBe(reason)
  })
})
