import { base58 } from '@scure/base'
import {
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { programs } from '../requests/solana/programs.js'
import { setupSolana } from '../test/setupSolana.js'

const { blockhash, bob, me, mine, prepare, stranger, view, pay, row, node } =
  setupSolana()

describe('a payment', () => {
  test('default', async () => {
    const card = await view([pay()])
    expect(card).toMatchObject({
      action: 'Send',
      amount: '1.500000001 SOL',
      warnings: [],
    })
    expect(card.tree).toBeUndefined()
    expect(card.rows.map(({ label, value }) => [label, value])).toEqual([
      ['To', bob.toBase58()],
      ['Account', me.toBase58()],
      ['Network', 'Solana Localnet'],
      ['Fee', '0.000005 SOL'],
      ['Total', '1.500005001 SOL'],
    ])
    expect(JSON.parse(card.raw)).toMatchObject({
      version: 0,
      recentBlockhash: blockhash,
      feePayer: me.toBase58(),
    })
  })

  test('behavior: the same of the older form', async () => {
    const bytes = new Transaction({ feePayer: me, recentBlockhash: blockhash })
      .add(pay())
      .serialize({ requireAllSignatures: false })
    const transaction = base58.encode(bytes)
    const { view: card } = await prepare('signTransaction', { transaction })
    expect(card).toMatchObject({ action: 'Send', amount: '1.500000001 SOL' })
  })

  test('behavior: the fee has its priority in it, exactly', async () => {
    const card = await view([
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 20_000_000 }),
      ComputeBudgetProgram.setComputeUnitLimit({ units: 500 }),
      pay(),
    ])
    expect(row(card, 'Fee')).toBe('0.000015 SOL')
    expect(row(card, 'Total')).toBe('1.500015001 SOL')
    expect(card.action).toBe('Send')
  })

  test('behavior: the fee counts towards what may be spent', async () => {
    const { spend } = await prepare('signTransaction', {
      transaction: base58.encode(
        new Transaction({ feePayer: me, recentBlockhash: blockhash })
          .add(pay())
          .serialize({ requireAllSignatures: false }),
      ),
    })
    expect(spend).toEqual([
      { asset: 'native', units: 1_500_000_001n },
      { asset: 'native', units: 5_000n },
    ])
  })

  test('behavior: without a limit the fee is a ceiling', async () => {
    const card = await view([
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 7 }),
      pay(),
    ])
    expect(row(card, 'Fee, at most')).toBe('0.000005002 SOL')
    expect(row(card, 'Total, at most')).toBe('1.500005003 SOL')
  })

  test('behavior: a far higher fee is pointed out', async () => {
    const card = await view([
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10n ** 9n }),
      ComputeBudgetProgram.setComputeUnitLimit({ units: 1_400_000 }),
      pay(),
    ])
    expect(row(card, 'Fee')).toBe('1.400005 SOL')
    expect(card.warnings).toHaveLength(1)
  })

  test('behavior: a memo goes along, with nothing hidden', async () => {
    const memo = new TransactionInstruction({
      programId: new PublicKey(programs.memo),
      keys: [],
      data: Buffer.from('rent \u202emay'),
    })
    const card = await view([pay(), memo])
    expect(card.action).toBe('Send')
    expect(row(card, 'Memo')).toBe('rent ⟨U+202E⟩may')
    expect(card.warnings).toHaveLength(1)
  })

  test('behavior: someone else pays the fee', async () => {
    const card = await view([pay()], { payer: stranger })
    expect(row(card, 'Fee paid by')).toBe(stranger.toBase58())
    expect(row(card, 'Total')).toBeUndefined()
  })

  test('behavior: to a program, and to a token account', async () => {
    const owner = SystemProgram.programId
    const data = new Uint8Array()
    node.setAccount(stranger, { owner, data, executable: true })
    expect((await view([pay(stranger)])).warnings).toHaveLength(1)
    expect((await view([pay(mine)])).warnings).toHaveLength(1)
  })
})
