import {
  AuthorityType,
  createApproveInstruction,
  createAssociatedTokenAccountInstruction,
  createCloseAccountInstruction,
  createRevokeInstruction,
  createSetAuthorityInstruction,
} from '@solana/spl-token'
import { Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { setupSolana } from '../test/setupSolana.js'

const {
  blockhash,
  bob,
  bobs,
  me,
  mine,
  mint,
  stranger,
  view,
  pay,
  payTokens,
  unknown,
  row,
  node,
} = setupSolana()

describe('several actions', () => {
  test('default', async () => {
    const card = await view([pay(), pay()])
    expect(card.action).toBe('Approve 2 actions')
    expect(card.amount).toBeUndefined()
    expect(card.tree?.map(({ label, value }) => [label, value])).toEqual([
      ['1. Send', '1.500000001 SOL'],
      ['2. Send', '1.500000001 SOL'],
    ])
    expect(card.tree?.[0]?.children).toContainEqual({
      kind: 'address',
      label: 'To',
      value: bob.toBase58(),
    })
  })

  test('behavior: a transfer behind unknown programs is listed', async () => {
    const card = await view([unknown(), pay(stranger, 9n), unknown([3])])
    expect(card.tree?.map(({ label }) => label)).toEqual([
      '1. Call a program',
      '2. Send',
      '3. Call a program',
    ])
    expect(card.warnings).toHaveLength(1)
    expect(card.warnings[0]).toMatch(
      /^Parts 1, 3: The wallet can't read this part/,
    )
    expect(card.warnings[0]).toContain(stranger.toBase58())
  })

  test('behavior: an unknown program alone', async () => {
    const card = await view([unknown()])
    expect(card.action).toBe('Call a program')
    expect(row(card, 'Program')).toBe(stranger.toBase58())
    expect(card.warnings).toHaveLength(1)
  })

  test('behavior: bytes behind a known instruction make it unreadable', async () => {
    for (const instruction of [pay(), payTokens()]) {
      instruction.data = Buffer.concat([instruction.data, Buffer.from([0])])
      const card = await view([instruction])
      expect(card.action).toBe('Call a program')
      expect(card.warnings).toHaveLength(1)
    }
  })

  test.each([
    ['Allow spending', createApproveInstruction(mine, stranger, me, 5n)],
    ['Revoke allowance', createRevokeInstruction(mine, me)],
    ['Close a token account', createCloseAccountInstruction(mine, bob, me)],
    [
      'Change who controls a token account',
      createSetAuthorityInstruction(
        mine,
        me,
        AuthorityType.AccountOwner,
        stranger,
      ),
    ],
    [
      'Assign an account to a program',
      SystemProgram.assign({ accountPubkey: me, programId: stranger }),
    ],
  ])('behavior: %s is warned of', async (action, instruction) => {
    const card = await view([instruction])
    expect(card.action).toBe(action)
    expect(card.warnings).toHaveLength(1)
    const withPayment = await view([pay(), instruction])
    expect(withPayment.action).toBe('Approve 2 actions')
    expect(withPayment.warnings[0]).toMatch(/^Part 2: /)
  })

  test('behavior: an allowance without an end', async () => {
    const all = 2n ** 64n - 1n
    const card = await view([createApproveInstruction(mine, bob, me, all)])
    expect(card.amount).toBe('Unlimited tokens')
    expect(row(card, 'Spender')).toBe(bob.toBase58())
  })

  test('behavior: an account for someone alone says for whom', async () => {
    const card = await view([
      createAssociatedTokenAccountInstruction(me, bobs, bob, mint),
    ])
    expect(card.action).toBe('Create a token account')
    expect(row(card, 'Account for')).toBe(bob.toBase58())
    expect(row(card, 'New token account')).toBe('0.00203928 SOL')
  })

  test('behavior: a durable nonce does not expire', async () => {
    const nonce = Keypair.generate().publicKey
    const data = new Uint8Array(80)
    data.set(new PublicKey(blockhash).toBytes(), 40)
    node.setAccount(nonce, { owner: SystemProgram.programId, data })
    node.overrides.set('isBlockhashValid', () => ({ value: false }))
    const advance = SystemProgram.nonceAdvance({
      noncePubkey: nonce,
      authorizedPubkey: me,
    })
    const card = await view([advance, pay()])
    expect(card.warnings[0]).toContain("doesn't expire")
    data[40] = 1 + (data[40] ?? 0)
    await expect(view([advance, pay()])).rejects.toMatchObject({ code: -32602 })
  })
})
