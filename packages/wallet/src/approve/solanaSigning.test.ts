import { base58 } from '@scure/base'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { decodeBase58 } from '../core/decodeBase58.js'
import { RpcUnreachableError } from '../node/createRpc.js'
import { programs } from '../requests/solana/programs.js'
import { setupSolana } from '../test/setupSolana.js'

const {
  bob,
  compile,
  me,
  pair,
  prepare,
  view,
  pay,
  payTokens,
  unknown,
  row,
  node,
} = setupSolana()

describe('solana_signTransaction', () => {
  test('default', async () => {
    const transaction = compile([pay()])
    const { run } = await prepare('signTransaction', { transaction })
    const signed = (await run()) as { transaction: string; signature: string }
    const expected = VersionedTransaction.deserialize(
      decodeBase58(transaction, 1232) ?? new Uint8Array(),
    )
    expected.sign([pair])
    expect(signed.transaction).toBe(base58.encode(expected.serialize()))
    expect(signed.signature).toBe(
      base58.encode(expected.signatures[0] ?? new Uint8Array()),
    )
  })

  test('behavior: signatures of others stay', async () => {
    const other = Keypair.generate()
    const bytes = decodeBase58(
      compile([pay()], { payer: other.publicKey }),
      1232,
    )
    const partial = VersionedTransaction.deserialize(bytes ?? new Uint8Array())
    partial.sign([other])
    const transaction = base58.encode(partial.serialize())
    const { run } = await prepare('signTransaction', { transaction })
    const signed = (await run()) as { transaction: string; signature: string }
    partial.sign([pair])
    expect(signed.transaction).toBe(base58.encode(partial.serialize()))
    expect(signed.signature).toBe(
      base58.encode(partial.signatures[1] ?? new Uint8Array()),
    )
  })

  test('behavior: only the frame’s own node is asked', async () => {
    await view([payTokens(), pay()])
    expect(new Set(node.calls.map(({ url }) => url))).toEqual(
      new Set(['http://frame-node']),
    )
  })

  test('error: for another signer', async () => {
    const instruction = SystemProgram.transfer({
      fromPubkey: bob,
      toPubkey: me,
      lamports: 1,
    })
    await expect(view([instruction], { payer: bob })).rejects.toMatchObject({
      code: 4100,
    })
  })

  test('error: for another network, or expired', async () => {
    const hash = Keypair.generate().publicKey.toBase58()
    await expect(view([pay()], { hash })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('another network'),
    })
  })

  test.each([undefined, '', '0OIl', '1'.repeat(5_000), 'abc'])(
    'error: malformed: %s',
    async (transaction) => {
      await expect(
        prepare('signTransaction', { transaction }),
      ).rejects.toMatchObject({ code: -32602 })
    },
  )

  test('error: more instructions than the network runs', async () => {
    const memo = new TransactionInstruction({
      programId: new PublicKey(programs.memo),
      keys: [],
      data: Buffer.alloc(0),
    })
    const many = Array.from({ length: 65 }, () => memo)
    await expect(view(many)).rejects.toMatchObject({ code: -32602 })
    expect((await view(many.slice(1))).tree).toHaveLength(64)
  })

  test('error: a fee that is set twice, or cannot be read', async () => {
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 })
    const code = -32602
    await expect(view([price, price, pay()])).rejects.toMatchObject({ code })
    price.data = Buffer.concat([price.data, Buffer.from([0])])
    await expect(view([price, pay()])).rejects.toMatchObject({ code })
  })

  test('error: the network is away', async () => {
    node.overrides.set('getMultipleAccounts', () => {
      throw new RpcUnreachableError()
    })
    await expect(view([payTokens()])).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
  })

  test.each([null, {}, { value: 'x' }, { value: [{ owner: 1 }] }])(
    'error: the network answers nonsense: %j',
    async (answer) => {
      node.overrides.set('getMultipleAccounts', () => answer)
      await expect(view([payTokens()])).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
      })
    },
  )
})

describe('solana_signAllTransactions', () => {
  test('default', async () => {
    const transactions = [compile([pay()]), compile([unknown(), pay()])]
    const { run, view: card } = await prepare('signAllTransactions', {
      transactions,
    })
    expect(card.action).toBe('Sign 2 transactions')
    expect(card.tree?.map(({ label }) => label)).toEqual([
      'Transaction 1',
      'Transaction 2',
    ])
    expect(card.tree?.[1]?.children?.map(({ label }) => label)).toEqual([
      '1. Call a program',
      '2. Send',
      'Fee',
    ])
    expect(row(card, 'Fees')).toBe('0.00001 SOL')
    expect(card.warnings[0]).toMatch(/^Transaction 2: /)
    const signed = (await run()) as { transactions: string[] }
    expect(signed.transactions).toHaveLength(2)
    expect(new Set([...signed.transactions, ...transactions]).size).toBe(4)
  })

  test('error: none, too many, and one that is bad', async () => {
    const good = compile([pay()])
    for (const transactions of [[], Array(33).fill(good), [good, 'x'], good])
      await expect(
        prepare('signAllTransactions', { transactions }),
      ).rejects.toMatchObject({ code: -32602 })
  })
})
