import fc from 'fast-check'
import {
  createPublicClient,
  type Hex,
  hexToBigInt,
  http,
  numberToHex,
  type TransactionSerializable,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startAnvil } from '../../../test/setup/chain/startAnvil.js'
import { readSignedChainId } from './readSignedChainId.js'

const chainIds = [31337, 1, 7] as const
const kinds = ['legacy', 'eip2930', 'eip1559', 'eip7702'] as const
let anvil: Awaited<ReturnType<typeof startAnvil>>

beforeAll(async () => {
  // No fees, so that any account named by a damaged signature can pay.
  anvil = await startAnvil({ args: ['--base-fee', '0'] })
})

afterAll(() => anvil.stop())

type Damage = { at: number; byte: number; how: 'change' | 'insert' | 'drop' }

function toTransaction(
  kind: (typeof kinds)[number],
  chainId: number | undefined,
) {
  const isPriced = kind === 'legacy' || kind === 'eip2930'
  const authorization = {
    address: `0x${'11'.repeat(20)}`,
    chainId: 1,
    nonce: 0,
    r: `0x${'1b'.repeat(32)}`,
    s: `0x${'1b'.repeat(32)}`,
    yParity: 0,
  }
  return {
    gas: 100_000n,
    nonce: 0,
    to: `0x${'22'.repeat(20)}`,
    type: kind,
    ...(chainId && { chainId }),
    ...(isPriced
      ? { gasPrice: 0n }
      : { maxFeePerGas: 0n, maxPriorityFeePerGas: 0n }),
    ...(kind === 'eip7702' && { authorizationList: [authorization] }),
  } as TransactionSerializable
}

function damage(hex: Hex, { at, byte, how }: Damage): Hex {
  const bytes = [...Buffer.from(hex.slice(2), 'hex')]
  // The head holds lengths, type and chain; `v` is near the end.
  const place = at < 16 ? at : bytes.length - 1 - (at - 16) * 5
  bytes.splice(
    Math.max(place, 0),
    how === 'insert' ? 0 : 1,
    ...(how === 'drop' ? [] : [byte]),
  )
  return `0x${Buffer.from(bytes).toString('hex')}`
}

// This node accepts legacy transactions for any chain, and reports which.
test('behavior: a node never reads the bytes as another chain', async () => {
  const client = createPublicClient({ transport: http(anvil.url) })
  const cases = fc.sample(
    fc.record({
      chainId: fc.constantFrom(...chainIds, undefined),
      damage: fc.option(
        fc.record({
          at: fc.nat(31),
          byte: fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 0x80, 0xc0)),
          how: fc.constantFrom('change', 'insert', 'drop'),
        }),
        { freq: 4 },
      ),
      key: fc.bigInt(1n, 2n ** 200n),
      kind: fc.constantFrom(...kinds),
    }),
    { numRuns: 200, seed: 4 },
  )
  let count = 0
  for (const { chainId, key, kind, ...rest } of cases) {
    if (!chainId && kind !== 'legacy') continue
    const account = privateKeyToAccount(numberToHex(key, { size: 32 }))
    const whole = await account.signTransaction(toTransaction(kind, chainId))
    const raw = rest.damage ? damage(whole, rest.damage as Damage) : whole
    const hash = await client
      .request({ method: 'eth_sendRawTransaction', params: [raw] })
      .catch(() => undefined)
    if (!hash) continue
    const read = tryRead(raw)
    if (read === 'refused') continue
    const found = await vi
      .waitFor(
        async () => {
          const transaction = await client.request({
            method: 'eth_getTransactionByHash',
            params: [hash],
          })
          expect(transaction).not.toBeNull()
          return transaction
        },
        { timeout: 200 },
      )
      .catch(() => undefined)
    // Accepted, but dropped before a block.
    if (!found) continue
    const known = found.chainId
    expect(read).toBe(known ? hexToBigInt(known) : undefined)
    count++
  }
  expect(count).toBeGreaterThan(20)
})

function tryRead(raw: Hex) {
  try {
    return readSignedChainId(raw)
  } catch {
    return 'refused'
  }
}
