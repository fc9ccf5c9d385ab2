import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  createTransferInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { ComputeBudgetProgram, Keypair } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { setupSolana } from '../test/setupSolana.js'

const { bob, bobs, me, mine, mint, stranger, view, payTokens, row, node } =
  setupSolana()

describe('a payment of tokens', () => {
  test('default', async () => {
    node.setTokenAccount(bobs, { mint, owner: bob })
    const card = await view([payTokens()])
    expect(card).toMatchObject({
      action: 'Send',
      amount: '2.5 tokens',
      warnings: [],
    })
    expect(row(card, 'To')).toBe(bob.toBase58())
    expect(row(card, 'Token')).toBe(mint.toBase58())
    expect(row(card, 'Total')).toBeUndefined()
    const address = mint.toBase58()
    expect(card.amountNote).toBe(
      `Token ${address.slice(0, 4)}…${address.slice(-4)}`,
    )
    // Why the app's name for it is not here.
    expect(card.subtitle).toBe(
      "Neither the network nor this wallet's list has a name for this token. Check its address.",
    )
  })

  test('behavior: the plain form names no mint, so the chain does', async () => {
    node.setTokenAccount(bobs, { mint, owner: bob })
    const card = await view([createTransferInstruction(mine, bobs, me, 1n)])
    expect(card.amount).toBe('0.000001 tokens')
    expect(row(card, 'Token')).toBe(mint.toBase58())
  })

  test('behavior: the account is made first, for its owner and for rent', async () => {
    const card = await view([
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 20_000_000 }),
      ComputeBudgetProgram.setComputeUnitLimit({ units: 400_000 }),
      createAssociatedTokenAccountIdempotentInstruction(me, bobs, bob, mint),
      payTokens(),
    ])
    expect(card).toMatchObject({ action: 'Send', warnings: [] })
    expect(row(card, 'To')).toBe(bob.toBase58())
    expect(row(card, 'New token account')).toBe('0.00203928 SOL')
    expect(row(card, 'Fee')).toBe('0.008005 SOL')
  })

  test('behavior: an account that is there costs nothing', async () => {
    node.setTokenAccount(bobs, { mint, owner: bob })
    const card = await view([
      createAssociatedTokenAccountIdempotentInstruction(me, bobs, bob, mint),
      payTokens(),
    ])
    expect(card).toMatchObject({ action: 'Send', warnings: [] })
    expect(row(card, 'New token account')).toBeUndefined()
  })

  test('behavior: of Token-2022', async () => {
    const program = TOKEN_2022_PROGRAM_ID
    const from = getAssociatedTokenAddressSync(mint, me, false, program)
    const to = getAssociatedTokenAddressSync(mint, bob, false, program)
    node.setMint(mint, 2, program)
    node.setTokenAccount(from, { mint, owner: me }, program)
    const card = await view([
      createAssociatedTokenAccountIdempotentInstruction(
        me,
        to,
        bob,
        mint,
        program,
      ),
      createTransferCheckedInstruction(
        from,
        mint,
        to,
        me,
        150n,
        2,
        [],
        program,
      ),
    ])
    expect(card).toMatchObject({ action: 'Send', amount: '1.5 tokens' })
    expect(row(card, 'To')).toBe(bob.toBase58())
    expect(row(card, 'New token account')).toBe('0.00207408 SOL')
  })

  test('behavior: a mint of 255 decimals, and the largest amount', async () => {
    node.setMint(mint, 255)
    node.setTokenAccount(bobs, { mint, owner: bob })
    const amount = 2n ** 64n - 1n
    const card = await view([
      createTransferCheckedInstruction(mine, mint, bobs, me, amount, 255),
    ])
    expect(card.amount).toBe(`0.${`${amount}`.padStart(255, '0')} tokens`)
  })

  test('behavior: other decimals than the mint has do not count', async () => {
    node.setTokenAccount(bobs, { mint, owner: bob })
    const card = await view([
      createTransferCheckedInstruction(mine, mint, bobs, me, 1_000_000n, 9),
    ])
    expect(card.amount).toBe('1 tokens')
    expect(card.warnings).toHaveLength(1)
  })

  test('behavior: a receiving account that does not exist', async () => {
    const card = await view([payTokens(stranger)])
    expect(row(card, 'To')).toBeUndefined()
    expect(row(card, 'To token account')).toBe(stranger.toBase58())
    expect(card.warnings[0]).toContain('does not exist')
  })

  test('behavior: an account made only afterwards does not name its owner', async () => {
    const card = await view([
      payTokens(),
      createAssociatedTokenAccountIdempotentInstruction(me, bobs, bob, mint),
    ])
    expect(card.warnings.join()).toContain('does not exist')
  })

  test('behavior: an account that only looks like one', async () => {
    const data = new Uint8Array(165).fill(1)
    node.setAccount(bobs, { owner: stranger, data })
    const card = await view([payTokens()])
    expect(row(card, 'To token account')).toBe(bobs.toBase58())
    expect(card.warnings).toHaveLength(1)
  })

  test('behavior: a mint that cannot be read', async () => {
    node.setTokenAccount(bobs, { mint, owner: bob })
    node.setAccount(mint, { owner: stranger, data: new Uint8Array(82) })
    const card = await view([payTokens()])
    expect(card.amount).toBe('2500000 base units')
    expect(card.tree ?? card.rows).toBeDefined()
    expect(card.warnings.join()).toContain("can't read the token")
  })

  test('behavior: out of the account of someone else', async () => {
    const theirs = Keypair.generate().publicKey
    node.setTokenAccount(bobs, { mint, owner: bob })
    node.setTokenAccount(theirs, { mint, owner: stranger })
    const card = await view([
      createTransferCheckedInstruction(theirs, mint, bobs, me, 5n, 6),
    ])
    expect(card.action).toBe('Move tokens')
    expect(row(card, 'From')).toBe(stranger.toBase58())
  })
})
