import fc from 'fast-check'
import {
  createSiweMessage,
  parseSiweMessage,
  validateSiweMessage,
} from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { arbitraryMessage } from '../../test/setup/siwx/arbitraryMessage.js'
import { samples } from '../../test/setup/siwx/samples.js'
import { SiwxMessageError, type SiwxReason } from '../core/errors/siwx.js'
import { createSiwxMessage } from './createSiwxMessage.js'
import { parseSiwxMessage } from './parseSiwxMessage.js'
import type { SiwxMessageData } from './types.js'

const { eip155, solana } = samples

function getReason(data: object) {
  try {
    createSiwxMessage(data as SiwxMessageData)
  } catch (error) {
    if (error instanceof SiwxMessageError) return error.reason
    throw error
  }
  return undefined
}

describe('createSiwxMessage', () => {
  test('behavior: the cluster of a local validator', () => {
    const data = { ...solana, chainId: 'solana:localnet' }
    const text = createSiwxMessage(data)
    expect(text).toContain('Chain ID: localnet')
    expect(parseSiwxMessage(text)).toEqual(data)
  })

  test('default: EIP-4361', () => {
    expect(createSiwxMessage(eip155)).toBe(
      [
        'shop.example wants you to sign in with your Ethereum account:',
        '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        '',
        'Log in to the shop.',
        '',
        'URI: https://shop.example/login',
        'Version: 1',
        'Chain ID: 1',
        'Nonce: 5c1d0f4fd0a84c0e9a3d7c6f3be2a8d4',
        'Issued At: 2026-01-02T03:04:05.000Z',
        'Expiration Time: 2026-01-03T03:04:05.000Z',
        'Not Before: 2026-01-02T03:04:05.000Z',
        'Request ID: request-7',
        'Resources:',
        '- https://shop.example/terms',
        '- ipfs://bafy/1',
      ].join('\n'),
    )
  })

  test('default: CAIP-122 on Solana', () => {
    const { domain, nonce, uri, version } = solana
    const { accountAddress, chainId } = solana
    expect(
      createSiwxMessage({
        accountAddress,
        chainId,
        domain,
        nonce,
        uri,
        version,
      }),
    ).toBe(
      [
        'shop.example wants you to sign in with your Solana account:',
        'AHgC3nbWa4zVHfLsS8e3rzPuaCFoBqw3i3pE3EEuxZ1P',
        '',
        'URI: https://shop.example/login',
        'Version: 1',
        'Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        'Nonce: 5c1d0f4fd0a84c0e9a3d7c6f3be2a8d4',
      ].join('\n'),
    )
  })

  test('behavior: an address without a checksum gets one', () => {
    const lower = eip155.accountAddress.toLowerCase()
    const upper = `0x${eip155.accountAddress.slice(2).toUpperCase()}`
    for (const accountAddress of [lower, upper])
      expect(createSiwxMessage({ ...eip155, accountAddress })).toBe(
        createSiwxMessage(eip155),
      )
  })

  test('behavior: no statement and no resources leave no line behind', () => {
    for (const data of [eip155, solana]) {
      const { resources: _, statement: __, ...rest } = data
      expect(createSiwxMessage({ ...data, resources: [], statement: '' })).toBe(
        createSiwxMessage(rest),
      )
    }
  })

  test.each([
    ['[::1]:3000', 'http://[::1]:3000/login'],
    ['[2001:db8::1]', 'https://[2001:db8::1]'],
    ['my_app.internal', 'https://my_app.internal/login'],
    ['shop.example.', 'https://shop.example./login'],
  ])('behavior: the host %s', (domain, uri) => {
    for (const sample of [eip155, solana]) {
      const data = { ...sample, domain, uri }
      const text = createSiwxMessage(data)
      expect(text.startsWith(`${domain} wants you to sign in`)).toBe(true)
      expect(parseSiwxMessage(text)).toEqual(data)
    }
  })

  test('behavior: viem writes and reads the same text', () => {
    fc.assert(
      fc.property(arbitraryMessage('eip155'), (data) => {
        const text = createSiwxMessage(data)
        const fields = toFields(data)
        expect(createSiweMessage(fields)).toBe(text)
        const message = parseSiweMessage(text)
        expect(message).toEqual(fields)
        const { address, domain, nonce } = message
        const time = data.notBefore ?? data.issuedAt ?? ''
        expect(
          validateSiweMessage({
            address,
            domain,
            nonce,
            // Times are in any order here.
            message: { ...message, expirationTime: undefined },
            time: new Date(time),
          } as never),
        ).toBe(true)
      }),
    )
  })

  for (const namespace of ['eip155', 'solana'] as const)
    test(`behavior: our own parser reads the same fields: ${namespace}`, () => {
      fc.assert(
        fc.property(arbitraryMessage(namespace), (data) => {
          expect(parseSiwxMessage(createSiwxMessage(data))).toEqual(data)
        }),
      )
    })

  const wrong: readonly (readonly [SiwxReason, object])[] = [
    ['domain', { domain: '' }],
    ['domain', { domain: undefined }],
    ['domain', { domain: 'Shop.example' }],
    ['domain', { domain: 'shоp.example' }],
    ['domain', { domain: 'me@shop.example' }],
    ['domain', { domain: 'https://shop.example' }],
    ['domain', { domain: 'shop.example/path' }],
    ['domain', { domain: 'shop.example:0' }],
    ['domain', { domain: 'shop.example:65536' }],
    ['domain', { domain: 'shop.example:080' }],
    ['domain', { domain: 'shop.example\nx' }],
    ['domain', { domain: 'shop..example' }],
    ['domain', { domain: '::1' }],
    ['domain', { domain: '[::1' }],
    ['domain', { domain: '[::1]x' }],
    ['domain', { domain: '[::1]:65536' }],
    ['domain', { domain: '[0:0::1]' }],
    ['domain', { domain: '[::G]' }],
    ['domain', { domain: '[::1::]' }],
    ['domain', { domain: '[127.0.0.1]' }],
    ['domain', { domain: '[shop.example]' }],
    ['uri', { uri: 'http://[::1::]/' }],
    ['uri', { uri: 'http://[127.0.0.1]/' }],
    ['uri', { uri: 'http://[::1]:65536/' }],
    ['uri', { uri: 'http://[::1]x/' }],
    ['uri', { uri: 'http://shop.example/[::1]' }],
    ['resources', { resources: ['http://[::1'] }],
    ['domain', { domain: `${'a.'.repeat(400)}example` }],
    ['uri', { uri: 'shop.example' }],
    ['uri', { uri: 'https://shop.example/ a' }],
    ['uri', { uri: 'https://shop.example/%zz' }],
    ['uri', { uri: 'https://shop.example/\nVersion: 1' }],
    ['uri', { uri: 'https://shop.example/ü' }],
    ['uri', { uri: `https://shop.example/${'a'.repeat(9_000)}` }],
    ['version', { version: '2' }],
    ['version', { version: 1 }],
    ['nonce', { nonce: 'short12' }],
    ['nonce', { nonce: 'with-hyphens' }],
    ['nonce', { nonce: 'x'.repeat(129) }],
    ['nonce', { nonce: ['a'.repeat(8)] }],
    ['statement', { statement: 'two\nlines' }],
    ['statement', { statement: 'a quote "' }],
    ['statement', { statement: 'right to left \u202e' }],
    ['statement', { statement: 'Nonce: aaaaaaaa' }],
    ['statement', { statement: 'a'.repeat(2_049) }],
    ['requestId', { requestId: '' }],
    ['requestId', { requestId: 'a b' }],
    ['requestId', { requestId: 'a\nResources:' }],
    ['resources', { resources: ['pay 5 ETH'] }],
    ['resources', { resources: ['https://a.example\n- https://b.example'] }],
    ['resources', { resources: 'https://a.example' }],
    ['issuedAt', { issuedAt: '' }],
    ['issuedAt', { issuedAt: '2026-02-30T00:00:00Z' }],
    ['issuedAt', { issuedAt: '2026-01-02T24:00:00Z' }],
    ['issuedAt', { issuedAt: '2026-01-02 03:04:05Z' }],
    ['issuedAt', { issuedAt: '2026-01-02T03:04:05+1:00' }],
    ['issuedAt', { issuedAt: '2026-01-02T03:04:05' }],
    ['issuedAt', { issuedAt: new Date() }],
    ['expirationTime', { expirationTime: 'tomorrow' }],
    ['notBefore', { notBefore: '2026' }],
    ['chainId', { chainId: 'eip155:01' }],
    ['chainId', { chainId: 'eip155:0' }],
    ['chainId', { chainId: 'eip155:1:1' }],
    ['chainId', { chainId: '1' }],
    ['chainId', { chainId: 1 }],
    ['chainId', { chainId: 'eip155:9999999999999999' }],
    ['chainId', { chainId: 'solana:mainnet' }],
    ['chainId', { chainId: 'bip122:000000000019d6689c085ae165831e93' }],
    ['chainId', { chainId: 'cosmos:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
    ['chainId', { chainId: undefined }],
    ['format', { resources: Array(9).fill(`ipfs://${'a'.repeat(2_000)}`) }],
  ]

  test.each(wrong)('error: %s: %j', (reason, change) => {
    for (const data of [eip155, solana])
      expect(getReason({ ...data, ...change })).toBe(reason)
    expect(getReason(eip155)).toBe(undefined)
    expect(getReason(solana)).toBe(undefined)
  })

  test.each([
    solana.accountAddress,
    eip155.accountAddress.replace('0x70997970C', '0x70997970c'),
    eip155.accountAddress.slice(0, -1),
    `${eip155.accountAddress}\n`,
    '',
    undefined,
  ])('error: address: %s', (accountAddress) => {
    expect(getReason({ ...eip155, accountAddress })).toBe('address')
  })

  test.each([
    eip155.accountAddress,
    `${solana.accountAddress}1`,
    solana.accountAddress.replace('A', '0'),
    undefined,
  ])('error: Solana address: %s', (accountAddress) => {
    expect(getReason({ ...solana, accountAddress })).toBe('address')
  })

  test('error: EIP-4361 requires the time of issue', () => {
    expect(getReason({ ...eip155, issuedAt: undefined })).toBe('issuedAt')
    expect(getReason({ ...solana, issuedAt: undefined })).toBe(undefined)
  })
})

function toFields(data: SiwxMessageData) {
  const { accountAddress, chainId, ...rest } = data
  const { expirationTime, issuedAt, notBefore, ...texts } = rest
  return {
    ...(texts as { domain: string; nonce: string; uri: string }),
    version: '1' as const,
    address: accountAddress as `0x${string}`,
    chainId: Number(chainId.slice(7)),
    ...(expirationTime && { expirationTime: new Date(expirationTime) }),
    ...(issuedAt && { issuedAt: new Date(issuedAt) }),
    ...(notBefore && { notBefore: new Date(notBefore) }),
  }
}
