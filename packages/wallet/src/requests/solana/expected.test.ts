import { base58 } from '@scure/base'
import {
  AccountLayout,
  AuthorityType,
  createApproveInstruction,
  createAssociatedTokenAccountIdempotentInstruction,
  createCloseAccountInstruction,
  createSetAuthorityInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { HostError } from 'latchkey/frame'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { programs as appPrograms } from '../../../../../src/solana/programs.js'
import { createSolanaNode } from '../../../../../test/setup/solana/createSolanaNode.js'
import { prepareSolanaApproval } from '../../approve/prepareSolanaApproval.js'
import { createSolanaKey } from '../../keys/createSolanaKey.js'
import type { Rpc } from '../../node/createRpc.js'
import { english } from '../../ui/language/translations/english.js'
import type { ApprovalView, Row } from '../../ui/view.js'
import { isOtherThanSaid } from './isOtherThanSaid.js'
import type { Effects } from './part.js'
import { programs } from './programs.js'
import type { SolanaChange } from './simulateChanges.js'

const node = createSolanaNode()
const SOL = 1_000_000_000n
const usd = new PublicKey(node.mints.spl)
let me: Keypair
let bob: Keypair
let mine: PublicKey
let bobs: PublicKey
let calls: { method: string; params: unknown[] }[]
let change: (method: string, result: never) => unknown

beforeEach(() => {
  me = Keypair.generate()
  bob = Keypair.generate()
  for (const { publicKey } of [me, bob]) node.fund(publicKey.toBase58())
  mine = getAssociatedTokenAddressSync(usd, me.publicKey)
  bobs = getAssociatedTokenAddressSync(usd, bob.publicKey)
  calls = []
  change = (_, result) => result
})

const rpc: Rpc = async (_, method, params) => {
  calls.push({ method, params: params as unknown[] })
  const { error, result } = node.answer(method, params) as {
    error?: { code: number; message: string }
    result?: unknown
  }
  if (error) throw new HostError(error)
  return change(method, result as never)
}

async function compile(instructions: TransactionInstruction[], payer = me) {
  const { blockhash } = await node.connect().getLatestBlockhash()
  const message = new TransactionMessage({
    instructions,
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
  }).compileToV0Message()
  return base58.encode(new VersionedTransaction(message).serialize())
}

function prepare(transaction: string) {
  return prepareSolanaApproval('solana_signTransaction', {
    account: createSolanaKey(me.secretKey.slice(0, 32)),
    cluster: {
      caipNetworkId: 'solana:localnet',
      name: 'Solana Localnet',
      rpcUrls: ['http://frame-node'],
    },
    origin: 'http://app.localhost:5173',
    params: { transaction },
    rpc,
    strings: english,
  })
}

const ask = async (...instructions: TransactionInstruction[]) =>
  prepare(await compile(instructions))

const pay = (lamports: bigint, to = bob.publicKey) =>
  SystemProgram.transfer({
    fromPubkey: me.publicKey,
    toPubkey: to,
    lamports,
  })
const payBack = (units: bigint) =>
  createTransferCheckedInstruction(bobs, usd, mine, bob.publicKey, units, 6)
const payUsd = (units: bigint) =>
  createTransferCheckedInstruction(mine, usd, bobs, me.publicKey, units, 6)

const textOf = ({ expected }: ApprovalView) =>
  expected?.rows.map(({ label, value }: Row) => `${label}: ${value}`)

describe('expected', () => {
  test('default: a swap by two signers', async () => {
    const { expectedSpend, needsWindow, view } = await ask(
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 9_000_000 }),
      pay(SOL / 2n),
      payBack(75_500_000n),
    )
    expect(textOf(view)).toEqual([
      'You pay: 0.5 SOL',
      'You get about: 75.5 tokens',
      `Token: ${usd.toBase58()}`,
    ])
    expect(view.expected).not.toHaveProperty('alert')
    expect(view.expected).not.toHaveProperty('note')
    expect(needsWindow).toBe(false)
    expect(expectedSpend).toEqual([{ asset: 'native', units: SOL / 2n }])
  })

  test('behavior: the bytes that are signed', async () => {
    const transaction = await compile([pay(1n), pay(2n)])
    const { run } = await prepare(transaction)
    const [simulated] = calls.flatMap(({ method, params }) =>
      method === 'simulateTransaction' ? [params] : [],
    )
    const bytes = base58.decode(transaction)
    expect(simulated?.[0]).toBe(Buffer.from(bytes).toString('base64'))
    expect(simulated?.[1]).not.toHaveProperty('replaceRecentBlockhash')
    const signed = (await run()) as { transaction: string }
    const { message } = VersionedTransaction.deserialize(
      base58.decode(signed.transaction),
    )
    expect(message.serialize()).toEqual(
      VersionedTransaction.deserialize(bytes).message.serialize(),
    )
  })

  test('behavior: what the card says already is not said twice', async () => {
    expect((await ask(pay(SOL))).view.expected).toBeUndefined()
    expect((await ask(payUsd(1n))).view.expected).toBeUndefined()
    const to = Keypair.generate().publicKey
    const account = getAssociatedTokenAddressSync(usd, to)
    const { view } = await ask(
      createAssociatedTokenAccountIdempotentInstruction(
        ...([me.publicKey, account, to, usd] as const),
      ),
      createTransferCheckedInstruction(mine, usd, account, me.publicKey, 5n, 6),
    )
    expect(view.expected).toBeUndefined()
  })

  test('behavior: a payment with a memo, by the program of the chain', async () => {
    const { view } = await ask(
      new TransactionInstruction({
        data: Buffer.from('Order 42'),
        keys: [{ isSigner: true, isWritable: false, pubkey: me.publicKey }],
        programId: new PublicKey(appPrograms.memo),
      }),
      payUsd(5_000_000n),
    )
    expect(view).toMatchObject({ action: 'Send', warnings: [] })
    expect(view.rows).toContainEqual(
      expect.objectContaining({ label: 'Memo', value: 'Order 42' }),
    )
    expect(view.expected).toBeUndefined()
  })

  test('behavior: programs have the addresses that the app calls', () => {
    for (const name of ['associatedToken', 'memo', 'system', 'token'] as const)
      expect(programs[name]).toBe(appPrograms[name])
    expect(programs.memo1).toBe(appPrograms.memoOld)
    expect(programs.computeBudget).toBe(appPrograms.computeBudget)
    expect(programs.token2022).toBe(appPrograms.token2022)
  })

  test('behavior: an account of the user is closed', async () => {
    const { view } = await ask(
      payUsd(1_000_000_000n),
      createCloseAccountInstruction(mine, me.publicKey, me.publicKey),
    )
    expect(textOf(view)).toEqual([
      'You get about: 0.00203928 SOL',
      'You pay: 1000 tokens',
      `Token: ${usd.toBase58()}`,
    ])
    expect(view.expected).not.toHaveProperty('alert')
  })

  test('behavior: somebody else may take tokens, or owns them', async () => {
    const approved = await ask(
      createApproveInstruction(mine, bob.publicKey, me.publicKey, 5_000_000n),
      pay(1n),
    )
    expect(textOf(approved.view)).toContain('Spender may take up to: 5 tokens')
    expect(approved.view.expected).not.toHaveProperty('alert')
    expect(approved.expectedSpend).toContainEqual({
      asset: usd.toBase58(),
      units: 5_000_000n,
    })
    const { expectedSpend, view } = await ask(
      createSetAuthorityInstruction(
        ...([mine, me.publicKey, AuthorityType.AccountOwner] as const),
        bob.publicKey,
      ),
      pay(1n),
    )
    expect(textOf(view)).toContain('You pay: 1000 tokens')
    expect(expectedSpend).toBe('unknown')
  })

  test('behavior: it would fail', async () => {
    const { needsWindow, view } = await ask(pay(10_000n * SOL))
    expect(view.expected).toEqual({
      alert: english.expected.fails,
      rows: [],
    })
    expect(needsWindow).toBe(true)
  })

  test('behavior: the node cannot simulate, or does not answer', async () => {
    for (const [error, note] of [
      [new HostError({ message: 'x', code: -32601 }), 'unsupported'],
      [new Error('Away'), 'unknown'],
    ] as const) {
      change = (method, result) => {
        if (method === 'simulateTransaction') throw error
        return result
      }
      const { view } = await ask(pay(1n))
      expect(view.expected).toEqual({ note: english.expected[note], rows: [] })
    }
    for (const junk of [null, {}, { value: { err: null, accounts: [] } }]) {
      change = (method, result) =>
        method === 'simulateTransaction' ? junk : result
      const { view } = await ask(pay(1n))
      expect(view.expected).toEqual({
        note: english.expected.unknown,
        rows: [],
      })
    }
  })

  describe('several transactions', () => {
    const askAll = async (...lists: TransactionInstruction[][]) =>
      prepareSolanaApproval('solana_signAllTransactions', {
        account: createSolanaKey(me.secretKey.slice(0, 32)),
        cluster: {
          caipNetworkId: 'solana:localnet',
          name: 'Solana Localnet',
          rpcUrls: ['http://frame-node'],
        },
        origin: 'http://app.localhost:5173',
        params: {
          transactions: await Promise.all(lists.map((one) => compile(one))),
        },
        rpc,
        strings: english,
      })
    const { expected } = english

    test('default: what they change together', async () => {
      const stranger = Keypair.generate().publicKey
      const prepared = await askAll(
        [pay(SOL, stranger)],
        [pay(2n * SOL), payBack(500_000n)],
        [payBack(2_000_000n)],
      )
      expect(textOf(prepared.view)?.slice(0, 2)).toEqual([
        'You pay: 3 SOL',
        'You get about: 2.5 tokens',
      ])
      expect(prepared.view.expected).not.toHaveProperty('alert')
      expect(prepared.isSimulated).toBe(true)
      expect(prepared.needsWindow).toBe(false)
      expect(prepared.expectedSpend).toEqual([
        { asset: 'native', units: 3n * SOL },
      ])
    })

    test('behavior: one that uses what an earlier one changes is said', async () => {
      const others = [1, 2].map(() => Keypair.generate().publicKey)
      const apart = await askAll([pay(SOL, others[0])], [pay(SOL, others[1])])
      expect(apart.view.expected).not.toHaveProperty('note')
      const { view } = await askAll([pay(SOL)], [payUsd(1n)], [payUsd(2n)])
      expect(view.expected?.note).toBe(`Transaction 3: ${expected.triedAlone}`)
      expect(textOf(view)).toContain('You pay: 1 SOL')
    })

    test('behavior: one that fails without an earlier one', async () => {
      const stranger = Keypair.generate().publicKey
      const made = getAssociatedTokenAddressSync(usd, stranger)
      const { isSimulated, needsWindow, view } = await askAll(
        [
          createAssociatedTokenAccountIdempotentInstruction(
            ...([me.publicKey, made, stranger, usd] as const),
          ),
        ],
        [
          createTransferCheckedInstruction(
            ...([mine, usd, made, me.publicKey, 5n, 6] as const),
          ),
        ],
      )
      expect(view.expected?.alert).toBe(`Transaction 2: ${expected.failsAlone}`)
      // Only of the first one.
      expect(textOf(view)).toEqual(['You pay: 0.00203928 SOL'])
      expect([isSimulated, needsWindow]).toEqual([false, true])
    })

    test('behavior: one that fails by itself', async () => {
      const { needsWindow, view } = await askAll(
        [payUsd(1n)],
        [pay(1_000n * SOL, Keypair.generate().publicKey)],
      )
      expect(view.expected?.alert).toBe(`Transaction 2: ${expected.fails}`)
      expect(needsWindow).toBe(true)
    })

    test('behavior: one that does something else than it says', async () => {
      type Simulated = { value: { accounts: ({ lamports: number } | null)[] } }
      let count = 0
      change = (method, result) => {
        if (method !== 'simulateTransaction' || ++count < 2) return result
        const { value } = result as Simulated
        const [first, ...others] = value.accounts
        const lamports = Number(first?.lamports) - 10_000
        return {
          value: { ...value, accounts: [{ ...first, lamports }, ...others] },
        }
      }
      const { needsWindow, view } = await askAll(
        [pay(SOL, Keypair.generate().publicKey)],
        [pay(SOL, Keypair.generate().publicKey)],
      )
      expect(view.expected?.alert).toMatch(expected.different)
      expect(textOf(view)).toEqual(['You pay: 2.00001 SOL'])
      expect(needsWindow).toBe(true)
    })

    test('behavior: without the test of one, no sum is shown', async () => {
      let count = 0
      change = (method, result) => {
        if (method === 'simulateTransaction' && ++count === 2)
          throw new Error('Away')
        return result
      }
      const { isSimulated, view } = await askAll(
        [pay(SOL, Keypair.generate().publicKey)],
        [pay(SOL)],
      )
      expect(view.expected).toEqual({ note: expected.unknown, rows: [] })
      expect(isSimulated).toBe(false)
    })

    test('behavior: older than 20 s, all are simulated again', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      const first = await askAll([pay(SOL)], [payBack(75n)])
      vi.setSystemTime(Date.now() + 20_000)
      expect(await first.renew?.()).toBeUndefined()
      vi.setSystemTime(Date.now() + 20_000)
      change = (method, result) =>
        method === 'simulateTransaction'
          ? { value: { err: 'AccountInUse' } }
          : result
      const again = await first.renew?.()
      expect(again?.view.expected?.alert).toMatch(expected.fails)
      expect(again?.needsWindow).toBe(true)
    })
  })

  test('behavior: more is taken than the instructions say', async () => {
    type Simulated = { value: { accounts: ({ lamports: number } | null)[] } }
    change = (method, result) => {
      if (method !== 'simulateTransaction') return result
      const { value } = result as Simulated
      const [first, ...others] = value.accounts
      const lamports = Number(first?.lamports) - 10_000
      return {
        value: { ...value, accounts: [{ ...first, lamports }, ...others] },
      }
    }
    const { needsWindow, view } = await ask(pay(SOL))
    expect(textOf(view)).toEqual(['You pay: 1.00001 SOL'])
    expect(view.expected?.alert).toBe(english.expected.different)
    expect(needsWindow).toBe(true)
  })

  test('behavior: somebody is allowed what no instruction says', async () => {
    type Simulated = { value: { accounts: ({ data: string[] } | null)[] } }
    change = (method, result) => {
      if (method !== 'simulateTransaction') return result
      const { value } = result as Simulated
      const accounts = value.accounts.map((account) => {
        const data = Buffer.from(account?.data[0] ?? '', 'base64')
        if (data.length !== AccountLayout.span) return account
        if (!data.subarray(32, 64).equals(me.publicKey.toBuffer()))
          return account
        const holding = AccountLayout.decode(data)
        AccountLayout.encode(
          {
            ...holding,
            delegate: bob.publicKey,
            delegateOption: 1,
            delegatedAmount: 7_000_000n,
          },
          data,
        )
        return { ...account, data: [data.toString('base64'), 'base64'] }
      })
      return { value: { ...value, accounts } }
    }
    const { needsWindow, view } = await ask(payUsd(1n))
    expect(textOf(view)).toContain('Spender may take up to: 7 tokens')
    expect(view.expected?.alert).toBe(english.expected.different)
    expect(needsWindow).toBe(true)
  })

  test('behavior: older than 20 s, it is simulated again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let price = 75_000_000n
    const first = await ask(pay(SOL), payBack(price))
    const count = () =>
      calls.filter(({ method }) => method === 'simulateTransaction').length
    expect(await first.renew?.()).toBeUndefined()
    expect(count()).toBe(1)
    vi.setSystemTime(Date.now() + 20_000)
    expect(await first.renew?.()).toBeUndefined()
    expect(count()).toBe(2)
    // Bob has spent what he was to pay with.
    price = 1_000_000_000n
    const transfer = createTransferCheckedInstruction(
      ...([bobs, usd, mine, bob.publicKey, price, 6] as const),
    )
    const { blockhash } = await node.connect().getLatestBlockhash()
    const message = new TransactionMessage({
      instructions: [transfer],
      payerKey: bob.publicKey,
      recentBlockhash: blockhash,
    }).compileToV0Message()
    const spent = new VersionedTransaction(message)
    spent.sign([bob])
    node.submit(Buffer.from(spent.serialize()).toString('base64'))
    node.control.warp(1)
    const again = await first.renew?.()
    expect(again?.view.expected?.alert).toBe(english.expected.fails)
    expect(again?.needsWindow).toBe(true)
  })
})

describe('isOtherThanSaid', () => {
  const part = (effects: Effects) => ({
    ...{ effects, rows: [], title: '', warnings: [] },
  })
  const isOther = (effects: Effects, change: SolanaChange) =>
    isOtherThanSaid({ parts: [part(effects)] }, [change])
  const lost = { kind: 'token', mint: 'a', program: 'p' } as const

  test('behavior: a program that nobody can read may move tokens, no rights', () => {
    const isUnread = true
    const loss = { ...lost, after: 0n, before: 5n }
    expect(isOther({ isUnread }, loss)).toBe(false)
    expect(isOther({}, loss)).toBe(true)
    expect(isOther({ pays: [{ asset: 'a', units: 5n }] }, loss)).toBe(false)
    expect(isOther({ pays: [{ asset: 'a', units: 4n }] }, loss)).toBe(true)
    const control = { kind: 'control', account: 'x', authority: 'y' } as const
    expect(isOther({ isUnread }, control)).toBe(true)
    expect(isOther({ handsOver: 'x' }, control)).toBe(false)
    expect(isOther({ handsOver: 'z' }, control)).toBe(true)
    const delegate = {
      kind: 'delegate',
      ...{ account: 'x', delegate: 'y', mint: 'a' },
      ...{ program: 'p', after: 5n, before: 0n },
    } as const
    const allows = { account: 'x', delegate: 'y', units: 5n }
    expect(isOther({ isUnread }, delegate)).toBe(true)
    expect(isOther({ allows }, delegate)).toBe(false)
    expect(isOther({ allows: { ...allows, units: 4n } }, delegate)).toBe(true)
    expect(isOther({ allows: { ...allows, delegate: 'z' } }, delegate)).toBe(
      true,
    )
  })
})
