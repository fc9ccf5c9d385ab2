import {
  ComputeBudgetProgram,
  Keypair,
  LAMPORTS_PER_SOL,
  Transaction,
} from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { pay, payToken, setupSolana } from './setupSolana.js'

const { connect, get, newWallet, sign } = setupSolana({ slotMs: 20 })

const newKey = () => Keypair.generate().publicKey

describe('sending', () => {
  test('default: SOL, confirmed over the websocket', async () => {
    const [from, to, connection] = [newWallet(), newKey(), connect()]
    const { message, tx, ...latest } = await sign(from, [
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 20_000_000 }),
      ComputeBudgetProgram.setComputeUnitLimit({ units: 500 }),
      pay(from, to, LAMPORTS_PER_SOL),
    ])
    const { value: fee } = await connection.getFeeForMessage(message)
    expect(fee).toBe(15_000)
    const signature = await connection.sendTransaction(tx)
    const done = await connection.confirmTransaction({ signature, ...latest })
    expect(done.value.err).toBeNull()
    expect(await connection.getBalance(to)).toBe(LAMPORTS_PER_SOL)
    const left = 9 * LAMPORTS_PER_SOL - Number(fee)
    expect(await connection.getBalance(from.publicKey)).toBe(left)
    const read = await connection.getTransaction(signature, {
      maxSupportedTransactionVersion: 0,
    })
    expect(read).toMatchObject({ version: 0, meta: { err: null, fee } })
    expect(read?.transaction.message.staticAccountKeys[0]).toEqual(
      from.publicKey,
    )
    const parsed = await connection.getParsedTransaction(signature, {
      maxSupportedTransactionVersion: 0,
    })
    expect(parsed?.transaction.message.accountKeys[0]).toMatchObject({
      pubkey: from.publicKey,
      signer: true,
      writable: true,
    })
  })

  test.each(['spl', 'token2022'] as const)(
    'behavior: %s to a fresh address, right to the unit',
    async (name) => {
      const [from, to, connection] = [newWallet(), newKey(), connect()]
      const mint = get().mints[name]
      const { account, instructions } = payToken(from, to, mint, 1_234_567n)
      const { tx, ...latest } = await sign(from, instructions)
      const signature = await connection.sendTransaction(tx)
      await connection.confirmTransaction({ signature, ...latest })
      const { value } = await connection.getTokenAccountBalance(account)
      expect(value).toMatchObject({
        amount: '1234567',
        decimals: mint.decimals,
      })
      expect(get().getAmount(to.toBase58(), mint.address)).toBe(1_234_567n)
      const rent = await connection.getBalance(account)
      const read = await connection.getTransaction(signature, {
        maxSupportedTransactionVersion: 0,
      })
      expect(read?.meta?.fee).toBe(5_000)
      expect(read?.meta?.postTokenBalances).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            owner: to.toBase58(),
            uiTokenAmount: expect.objectContaining({ amount: '1234567' }),
          }),
        ]),
      )
      const left = 10 * LAMPORTS_PER_SOL - 5_000 - rent
      expect(await connection.getBalance(from.publicKey)).toBe(left)
    },
  )

  test('behavior: a legacy transaction', async () => {
    const [from, to, connection] = [newWallet(), newKey(), connect()]
    const tx = new Transaction().add(pay(from, to, LAMPORTS_PER_SOL))
    const signature = await connection.sendTransaction(tx, [from])
    const latest = await connection.getLatestBlockhash()
    await connection.confirmTransaction({ signature, ...latest }, 'processed')
    expect(get().getAmount(to.toBase58())).toBe(BigInt(LAMPORTS_PER_SOL))
  })

  test('behavior: one that fails on chain costs its fee', async () => {
    const [from, to, connection] = [newWallet(), newKey(), connect()]
    const { tx } = await sign(from, [pay(from, to, 11 * LAMPORTS_PER_SOL)])
    const signature = await connection.sendTransaction(tx, {
      skipPreflight: true,
    })
    await expect
      .poll(async () => (await connection.getSignatureStatus(signature)).value)
      .toMatchObject({ err: { InstructionError: [0, { Custom: 1 }] } })
    expect(await connection.getBalance(from.publicKey)).toBe(
      10 * LAMPORTS_PER_SOL - 5_000,
    )
  })
})

describe('subscriptions', () => {
  test('default: an account tells of what it gets, until it is left', async () => {
    const [to, connection] = [newKey(), connect('processed')]
    const seen: number[] = []
    const id = connection.onAccountChange(to, ({ lamports }) => {
      seen.push(lamports)
    })
    // The answer to a second request shows that the first has been taken.
    await expect.poll(() => subscribed(connection)).toBe(true)
    await connection.requestAirdrop(to, LAMPORTS_PER_SOL)
    await expect.poll(() => seen).toEqual([LAMPORTS_PER_SOL])
    await connection.removeAccountChangeListener(id)
  })

  test('behavior: a signature that is finalized', async () => {
    const [from, connection] = [newWallet(), connect()]
    const { tx } = await sign(from, [pay(from, newKey(), LAMPORTS_PER_SOL)])
    const signature = await connection.sendTransaction(tx)
    const slots = await new Promise<number>((resolve) => {
      const tell = (_: unknown, context: { slot: number }) =>
        resolve(context.slot)
      connection.onSignature(signature, tell, 'finalized')
    })
    const { value } = await connection.getSignatureStatus(signature)
    expect(value).toMatchObject({
      confirmationStatus: 'finalized',
      confirmations: null,
    })
    expect(slots).toBeGreaterThanOrEqual(value?.slot ?? Infinity)
  })
})

type Inside = { _subscriptionsByHash: Record<string, { state: string }> }

const subscribed = (connection: object) =>
  Object.values((connection as Inside)._subscriptionsByHash).some(
    ({ state }) => state === 'subscribed',
  )
