import {
  LAMPORTS_PER_SOL,
  TransactionExpiredBlockheightExceededError,
  type VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { failureOf, setupSolana } from './setupSolana.js'

// Time stands still: every slot here is one that a test has made.
const chain = setupSolana({ isPaused: true })
const { connect, get, rpc, sign } = chain
const newPayment = () => chain.newPayment()

const statusOf = async (signature: string, wide = false) =>
  (
    await connect().getSignatureStatus(signature, {
      searchTransactionHistory: wide,
    })
  ).value

const send = (tx: VersionedTransaction, options = {}) =>
  connect().sendTransaction(tx, options)

const ONE = BigInt(LAMPORTS_PER_SOL)

describe('slots', () => {
  test('default: nothing, processed, confirmed, finalized', async () => {
    const { received, tx } = await newPayment()
    const signature = await send(tx)
    expect(await statusOf(signature)).toBeNull()
    get().control.warp(1)
    expect(await statusOf(signature)).toMatchObject({
      confirmationStatus: 'processed',
      confirmations: 0,
    })
    const read = (commitment: 'confirmed' | 'finalized') =>
      connect(commitment).getTransaction(signature, {
        maxSupportedTransactionVersion: 0,
      })
    expect(await read('confirmed')).toBeNull()
    get().control.warp(1)
    expect((await statusOf(signature))?.confirmationStatus).toBe('confirmed')
    expect(await read('confirmed')).not.toBeNull()
    expect(await read('finalized')).toBeNull()
    get().control.warp(31)
    expect((await statusOf(signature))?.confirmationStatus).toBe('finalized')
    expect(await read('finalized')).not.toBeNull()
    expect(received()).toBe(ONE)
  })

  test('behavior: an old status needs the history', async () => {
    const { tx } = await newPayment()
    const signature = await send(tx)
    get().control.warp(152)
    expect(await statusOf(signature)).toBeNull()
    expect(await statusOf(signature, true)).toMatchObject({ err: null })
  })

  test('behavior: less sure reads are ahead', async () => {
    const slotOf = (of: 'processed' | 'confirmed' | 'finalized') =>
      connect(of).getSlot()
    const processed = await slotOf('processed')
    expect(await slotOf('confirmed')).toBe(processed - 1)
    expect(await slotOf('finalized')).toBe(processed - 32)
    const { blockhash } = await connect('processed').getLatestBlockhash()
    const isValid = (commitment: 'processed' | 'finalized') =>
      connect().isBlockhashValid(blockhash, { commitment })
    expect((await isValid('processed')).value).toBe(true)
    expect((await isValid('finalized')).value).toBe(false)
  })

  test('error: a version the caller does not know', async () => {
    const { tx } = await newPayment()
    const signature = await send(tx)
    get().control.warp(2)
    const params = [signature, { commitment: 'confirmed' }]
    const { error } = await rpc('getTransaction', params)
    expect(error.code).toBe(-32015)
  })
})

describe('expiry', () => {
  test('default: good until the last valid height, not after', async () => {
    const { blockhash, from, lastValidBlockHeight, payment } =
      await newPayment()
    const connection = connect('processed')
    const height = await connection.getBlockHeight()
    get().control.warp(lastValidBlockHeight - height)
    expect(await connection.getBlockHeight()).toBe(lastValidBlockHeight)
    const { tx } = await sign(from, [payment], blockhash)
    const check = { preflightCommitment: 'processed' as const }
    const { value } = await connection.isBlockhashValid(blockhash)
    expect(value).toBe(true)
    get().control.warp(1)
    const error = await failureOf(send(tx, check))
    expect(error.message).toContain('Blockhash not found')
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(false)
    const { received, ...late } = await newPayment()
    get().control.warp(200)
    await send(late.tx, { skipPreflight: true })
    get().control.warp(5)
    expect(received()).toBe(0n)
  })

  test('behavior: web3.js gives up after the last valid height', async () => {
    const { tx, message: _, ...latest } = await newPayment()
    get().control.dropNext(1)
    const signature = await send(tx)
    const waiting = connect().confirmTransaction({ signature, ...latest })
    get().control.warp(160)
    await expect(waiting).rejects.toBeInstanceOf(
      TransactionExpiredBlockheightExceededError,
    )
  })
})

describe('duplicates', () => {
  test('default: the same bytes land once', async () => {
    const { received, tx } = await newPayment()
    const signature = await send(tx)
    expect(await send(tx)).toBe(signature)
    get().control.warp(2)
    const error = await failureOf(send(tx))
    expect(error.message).toContain(
      'This transaction has already been processed',
    )
    expect(await send(tx, { skipPreflight: true })).toBe(signature)
    get().control.warp(2)
    expect(received()).toBe(ONE)
  })
})

describe('bad luck', () => {
  test('param: dropNext', async () => {
    const { received, tx } = await newPayment()
    get().control.dropNext(1)
    const signature = await send(tx)
    get().control.warp(5)
    expect(await statusOf(signature)).toBeNull()
    expect(await send(tx)).toBe(signature)
    get().control.warp(1)
    expect(received()).toBe(ONE)
  })

  test('param: delayNext holds rebroadcasts too', async () => {
    const { received, tx } = await newPayment()
    get().control.delayNext(10)
    await send(tx)
    await send(tx)
    get().control.warp(10)
    expect(received()).toBe(0n)
    get().control.warp(1)
    expect(received()).toBe(ONE)
  })

  test('behavior: delayed past its blockhash, it never lands', async () => {
    const { received, tx } = await newPayment()
    get().control.delayNext(200)
    await send(tx)
    get().control.warp(300)
    expect(received()).toBe(0n)
  })

  test('param: forkNext', async () => {
    const { received, tx } = await newPayment()
    get().control.forkNext(1)
    const signature = await send(tx)
    get().control.warp(1)
    expect(await statusOf(signature)).toMatchObject({
      confirmationStatus: 'processed',
      err: null,
    })
    get().control.warp(1)
    expect(await statusOf(signature)).toBeNull()
    expect(received()).toBe(0n)
    expect(await send(tx)).toBe(signature)
    get().control.warp(1)
    expect(received()).toBe(ONE)
  })

  test('param: loseAnswers', async () => {
    const { received, tx } = await newPayment()
    get().control.loseAnswers(1)
    await expect(send(tx)).rejects.toThrow()
    get().control.warp(1)
    expect(received()).toBe(ONE)
  })

  test('param: failNext, of one method only', async () => {
    const { control } = get()
    control.failNext({ status: 429, method: 'getSlot', count: 2 })
    expect(await connect().getBlockHeight()).toBeGreaterThan(0)
    await expect(connect().getSlot()).rejects.toThrow('429')
    await expect(connect().getSlot()).rejects.toThrow('429')
    expect(await connect().getSlot()).toBeGreaterThan(0)
    control.failNext({ status: 200, body: '<html>' })
    await expect(connect().getSlot()).rejects.toThrow()
  })

  test('param: setBehind', async () => {
    const { tx } = await newPayment()
    get().control.setBehind(42)
    expect(await rpc('getHealth')).toMatchObject({
      error: {
        code: -32005,
        message: 'Node is behind by 42 slots',
        data: { numSlotsBehind: 42 },
      },
    })
    await expect(send(tx)).rejects.toThrow('Node is behind')
    get().control.heal()
    await send(tx)
  })
})
