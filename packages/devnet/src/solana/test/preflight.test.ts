// @vitest-environment node

import { base58 } from '@scure/base'
import {
  Keypair,
  LAMPORTS_PER_SOL,
  type VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { failureOf, pay, setupSolana } from './setupSolana.js'

const chain = setupSolana({ isPaused: true })
const { connect, get, rpc, sign } = chain
const newPayment = (sol = 1) => chain.newPayment(sol)
const send = (tx: VersionedTransaction) => connect().sendTransaction(tx)

describe('preflight and simulation', () => {
  test('error: logs and err', async () => {
    const { tx } = await newPayment(11)
    const error = await failureOf(send(tx))
    expect(error.message).toContain(
      'Error processing Instruction 0: custom program error: 0x1',
    )
    expect(error.logs?.join()).toContain('insufficient lamports')
    const wire = Buffer.from(tx.serialize()).toString('base64')
    const answer = await rpc('sendTransaction', [wire, { encoding: 'base64' }])
    expect(answer.error.code).toBe(-32002)
  })

  test('behavior: base58, as other clients send it', async () => {
    const { received, tx } = await newPayment()
    const wire = tx.serialize()
    const text = base58.encode(wire)
    const early = await rpc('sendTransaction', [text])
    // No finalized block knows a blockhash as new as this one.
    expect(early.error.data.err).toBe('BlockhashNotFound')
    const check = { preflightCommitment: 'confirmed' }
    const { result } = await rpc('sendTransaction', [text, check])
    expect(result).toBe(base58.encode(tx.signatures[0] ?? wire))
    get().control.warp(1)
    expect(received()).toBe(BigInt(LAMPORTS_PER_SOL))
    const params = [base58.encode(new Uint8Array(1_300).fill(7))]
    const { error } = await rpc('sendTransaction', params)
    expect(error).toMatchObject({ code: -32602 })
    expect(error.message).toContain('too large')
  })

  test('error: a wrong signature', async () => {
    const { received, tx } = await newPayment()
    tx.signatures[0]?.fill(1)
    const wire = Buffer.from(tx.serialize()).toString('base64')
    const call = (options: object) =>
      rpc('sendTransaction', [wire, { encoding: 'base64', ...options }])
    expect((await call({})).error.code).toBe(-32003)
    expect((await call({ skipPreflight: true })).error).toBeUndefined()
    get().control.warp(1)
    expect(received()).toBe(0n)
  })

  test('error: nobody who could pay', async () => {
    const from = Keypair.generate()
    const { tx } = await sign(from, [pay(from, from.publicKey, 1)])
    const error = await failureOf(send(tx))
    expect(error.message).toContain('no record of a prior credit')
  })

  test('default: changes nothing', async () => {
    const { from, payment, received, to, tx } = await newPayment()
    const { value } = await connect().simulateTransaction(tx, {
      sigVerify: true,
      accounts: { encoding: 'base64', addresses: [to.toBase58()] },
    })
    expect(value).toMatchObject({ err: null, unitsConsumed: 150 })
    expect(value.accounts?.[0]?.lamports).toBe(LAMPORTS_PER_SOL)
    expect(received()).toBe(0n)
    const unsigned = await sign(from, [payment], '1'.repeat(32))
    unsigned.tx.signatures[0]?.fill(0)
    const simulate = (replaceRecentBlockhash: boolean) =>
      connect().simulateTransaction(unsigned.tx, { replaceRecentBlockhash })
    expect((await simulate(false)).value.err).toBe('BlockhashNotFound')
    expect((await simulate(true)).value.err).toBeNull()
  })
})
