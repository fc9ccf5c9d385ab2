import fc from 'fast-check'
import { getAddress, type Hex } from 'viem'
import { encodeBase58 } from '../../../src/core/address/encodeBase58.js'
import type { SiwxMessageData } from '../../../src/siwx/types.js'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'
const unreserved = `${letters}${letters.toUpperCase()}${digits}-._~`
const pchar = `${unreserved}!$&'()*+,;=:@`

const text = (characters: string, minLength: number, maxLength: number) =>
  fc.string({
    unit: fc.constantFrom(...characters),
    minLength,
    maxLength,
  })
const time = fc
  .date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString())
const path = fc
  .array(text(pchar, 1, 6), { maxLength: 3 })
  .map((parts) => parts.map((part) => `/${part}`).join(''))
/** A top-level domain is of letters, and a label neither begins nor ends with a hyphen. */
const label = fc
  .tuple(text(letters + digits, 1, 6), text(`${letters}${digits}-`, 0, 6))
  .map(([start, end]) => `${start}${end}x`)
const domain = fc.oneof(
  fc
    .tuple(
      fc.array(label, { minLength: 1, maxLength: 3 }),
      text(letters, 2, 5),
      fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined }),
    )
    .map(
      ([labels, end, port]) =>
        `${[...labels, end].join('.')}${port ? `:${port}` : ''}`,
    ),
  fc.constantFrom('localhost', 'localhost:3000', '127.0.0.1:8080'),
)
const uri = fc
  .tuple(
    fc.constantFrom('https://shop.example', 'http://localhost:3000'),
    path,
    fc.option(text(`${pchar}/?`, 1, 8), { nil: undefined }),
    fc.option(text(`${pchar}/?`, 1, 8), { nil: undefined }),
  )
  .map(
    ([origin, way, query, hash]) =>
      `${origin}${way}${query ? `?${query}` : ''}${hash ? `#${hash}` : ''}`,
  )
const statement = fc
  .tuple(text(letters, 1, 1), text(`${unreserved} :/?#[]@!$&'()*+,;=`, 0, 60))
  .map(([start, end]) => `${start}${end}`)
const resource = fc.oneof(
  uri,
  fc.constant('ipfs://bafy/1'),
  fc.constant('urn:recap:eyJhdHQiOnt9fQ=='),
)

const account = {
  eip155: fc.record({
    accountAddress: fc
      .uint8Array({ minLength: 20, maxLength: 20 })
      .map((bytes) =>
        getAddress(`0x${Buffer.from(bytes).toString('hex')}` as Hex),
      ),
    chainId: fc
      .integer({ min: 1, max: 2_147_483_647 })
      .map((id) => `eip155:${id}`),
  }),
  solana: fc.record({
    accountAddress: fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map(encodeBase58),
    chainId: fc.constantFrom(
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    ),
  }),
}

/** Well-formed fields of sign-in messages of one namespace. */
export function arbitraryMessage(namespace: 'eip155' | 'solana') {
  const rest = fc.record(
    {
      domain,
      issuedAt: time,
      nonce: text(letters + digits, 8, 40),
      uri,
      version: fc.constant('1'),
      expirationTime: time,
      notBefore: time,
      requestId: text(pchar, 1, 20),
      resources: fc.array(resource, { minLength: 1, maxLength: 3 }),
      statement,
    },
    { requiredKeys: ['domain', 'issuedAt', 'nonce', 'uri', 'version'] },
  )
  return fc
    .tuple(account[namespace], rest)
    .map(([one, other]): SiwxMessageData => ({ ...one, ...other }))
}
