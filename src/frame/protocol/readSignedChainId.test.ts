import fc from 'fast-check'
import { type Hex, parseTransaction, serializeTransaction } from 'viem'
import { describe, expect, test } from 'vitest'
import { readSignedChainId } from './readSignedChainId.js'

const to = `0x${'11'.repeat(20)}` as const
const word = `0x${'ab'.repeat(32)}` as const
const signature = { r: word, s: word, v: 28n, yParity: 1 } as const
const chainIds = fc.oneof(
  fc.constantFrom(1, 10, 8453, 31337),
  fc.integer({ min: 1, max: 2 ** 40 }),
)

/**
 * Transactions of every type, signed and unsigned, with short and long data.
 */
const transactions = fc
  .record({
    chainId: chainIds,
    data: fc
      .uint8Array({ maxLength: 400 })
      .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as Hex),
    isSigned: fc.boolean(),
    kind: fc.constantFrom('legacy', 'eip2930', 'eip1559', 'eip7702', 'eip4844'),
  })
  .map(({ chainId, data, isSigned, kind: type }) =>
    serializeTransaction(
      {
        chainId,
        data,
        to,
        type,
        ...(type === 'eip7702' && { authorizationList: [] }),
        ...(type === 'eip4844' && {
          blobVersionedHashes: [`0x01${'00'.repeat(31)}`],
          ...(isSigned && {
            sidecars: [{ blob: '0xaa', commitment: '0xbb', proof: '0xcc' }],
          }),
        }),
      } as never,
      isSigned ? signature : undefined,
    ),
  )

describe('readSignedChainId', () => {
  test('default: reads the same chain as viem', () => {
    fc.assert(
      fc.property(transactions, (bytes) => {
        const { chainId } = parseTransaction(bytes)
        expect(chainId).toBeGreaterThan(0)
        expect(readSignedChainId(bytes)).toBe(BigInt(chainId ?? 0))
      }),
      { numRuns: 500 },
    )
  })

  test('behavior: damaged bytes are never read as another chain', () => {
    let read = 0
    fc.assert(
      fc.property(
        transactions,
        fc.nat(),
        fc.integer({ min: 0, max: 255 }),
        (bytes, place, value) => {
          const at = 2 + (place % ((bytes.length - 2) / 2)) * 2
          const hex = value.toString(16).padStart(2, '0')
          const damaged = `${bytes.slice(0, at)}${hex}${bytes.slice(at + 2)}`
          let chainId: number | undefined
          try {
            chainId = parseTransaction(damaged as Hex).chainId
          } catch {
            return
          }
          read++
          expect(readSignedChainId(damaged)).toBe(
            chainId === undefined ? undefined : BigInt(chainId),
          )
        },
      ),
      { numRuns: 2000 },
    )
    expect(read).toBeGreaterThan(100)
  })

  test('behavior: not bound to a chain', () => {
    const legacy = { to, type: 'legacy' } as const
    expect(readSignedChainId(serializeTransaction(legacy))).toBe(undefined)
    const signed = serializeTransaction(legacy, { r: word, s: word, v: 27n })
    expect(readSignedChainId(signed)).toBe(undefined)
    const other = serializeTransaction(legacy, { r: word, s: word, v: 28n })
    expect(readSignedChainId(other)).toBe(undefined)
  })

  test('behavior: the lowest chain that a signature can encode', () => {
    expect(readSignedChainId('0xc9010101010101230101')).toBe(0n)
    expect(readSignedChainId('0xc9010101010101250101')).toBe(1n)
  })

  test.each([
    ['', /not hex/],
    ['0x', /not hex/],
    ['0x0', /not hex/],
    [7, /not hex/],
    [undefined, /not hex/],
    [['0x02c101'], /not hex/],
    [{ toString: () => '0x02c101' }, /not hex/],
    ['junk0x02c101', /not hex/],
    ['0x02c101junk', /not hex/],
    ['0xc0', /nine/],
    ['0x00c101', /type/],
    ['0x05c101', /type/],
    ['0x7fc101', /type/],
    ['0x02', /early|list/],
    ['0x0201', /list/],
    ['0x02c0', /number/],
    ['0x02c1c0', /number/],
    ['0x02c2c101', /number/],
    ['0x03c0', /number/],
    ['0x03c1c0', /number/],
    ['0x02c10101', /list/],
    ['0x02c3820101c0', /list/],
    ['0x02c38301', /early/],
    ['0x02c283', /early/],
    ['0x02ff01', /early/],
    ['0xc101', /nine/],
    ['0xc9010101010101010101', /signature/],
  ])('error: %s', (bytes, message) => {
    expect(() => readSignedChainId(bytes)).toThrow(message)
  })
})
