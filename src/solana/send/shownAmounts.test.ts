import {
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeInterestBearingMintInstruction,
  createInitializeMint2Instruction,
  createInitializeScaledUiAmountConfigInstruction,
  createMintToInstruction,
  createUpdateMultiplierDataInstruction,
  ExtensionType,
  getAssociatedTokenAddressSync,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createSolanaNode,
  type Intercept,
} from '../../../test/setup/solana/createSolanaNode.js'
import {
  createSolanaPage,
  localnet,
} from '../../../test/setup/solana/createSolanaPage.js'
import type { SolanaSendParameters } from '../../core/ports/solana.js'
import { getBalances } from '../read/getBalances.js'
import { estimateSend } from './estimateSend.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import { sendToken } from './sendToken.js'

const node = createSolanaNode()
const program = TOKEN_2022_PROGRAM_ID
let keypair: Keypair
let to: string
let timer: ReturnType<typeof setInterval>

beforeEach(() => {
  keypair = Keypair.generate()
  to = Keypair.generate().publicKey.toBase58()
  node.fund(keypair.publicKey.toBase58())
  timer = setInterval(() => node.control.warp(1), 20)
})

afterEach(() => {
  clearInterval(timer)
  node.control.heal()
})

async function execute(
  instructions: readonly TransactionInstruction[],
  signers: readonly Keypair[],
) {
  const connection = node.connect()
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction().add(...instructions)
  transaction.recentBlockhash = blockhash
  transaction.sign(...signers)
  const bytes = transaction.serialize()
  const hash = await connection.sendRawTransaction(bytes)
  await expect.poll(() => node.find(hash)).toBe(true)
}

/** A token with two decimals, of which the user holds 100.00 base units. */
async function createToken(
  type: ExtensionType,
  init: (mint: PublicKey) => TransactionInstruction,
) {
  const mint = Keypair.generate()
  const me = keypair.publicKey
  const account = getAssociatedTokenAddressSync(
    ...([mint.publicKey, me, true, program] as const),
  )
  await execute(
    [
      SystemProgram.createAccount({
        fromPubkey: me,
        lamports: 10_000_000,
        newAccountPubkey: mint.publicKey,
        programId: program,
        space: getMintLen([type]),
      }),
      init(mint.publicKey),
      createInitializeMint2Instruction(mint.publicKey, 2, me, me, program),
      createAssociatedTokenAccountIdempotentInstruction(
        ...([me, account, me, mint.publicKey, program] as const),
      ),
      createMintToInstruction(
        ...([mint.publicKey, account, me, 10_000, undefined, program] as const),
      ),
    ],
    [keypair, mint],
  )
  return mint.publicKey
}

const createScaled = (multiplier: number) =>
  createToken(ExtensionType.ScaledUiAmountConfig, (mint) =>
    createInitializeScaledUiAmountConfigInstruction(
      ...([mint, keypair.publicKey, multiplier, program] as const),
    ),
  )

const createInterest = (rate: number) =>
  createToken(ExtensionType.InterestBearingConfig, (mint) =>
    createInitializeInterestBearingMintInstruction(
      ...([mint, keypair.publicKey, rate, program] as const),
    ),
  )

function setup(token: PublicKey, intercept?: Intercept) {
  let asked = 0
  const page = createSolanaPage({
    connection: node.connect(intercept),
    keypair,
    wallet: {
      async signTransaction({ transaction }) {
        asked++
        const found = Transaction.from(transaction)
        found.sign(keypair)
        return Uint8Array.from(found.serialize())
      },
    },
  })
  const request = {
    account: page.account,
    caipNetworkId: localnet as 'solana:localnet',
    ...{ to, token: token.toBase58() },
  }
  return {
    ...page,
    countAsked: () => asked,
    send: (parameters: Partial<SolanaSendParameters> = {}) =>
      sendToken(page.context, { ...request, amount: '1', ...parameters }),
    estimate: (amount: string) =>
      estimateSend(page.context, { ...request, amount }),
    async readShown() {
      const balances = await getBalances(page.context, {
        address: keypair.publicKey.toBase58(),
        caipNetworkId: localnet,
      })
      return balances.find(({ address }) => address === token.toBase58())
    },
    async received() {
      const account = getAssociatedTokenAddressSync(
        ...([token, new PublicKey(to), true, program] as const),
      )
      const { value } = await node.connect().getTokenAccountBalance(account)
      return value.amount
    },
  }
}

describe('a token with a scale', () => {
  test('default: "1" is what other wallets call 1', async () => {
    const { readShown, received, send } = setup(await createScaled(10))
    expect(await readShown()).toMatchObject({ amount: 10_000n, shown: '1000' })
    await send({ amount: '1.0' })
    expect(await received()).toBe('10')
    expect(await readShown()).toMatchObject({ amount: 9_990n, shown: '999' })
  })

  test('behavior: the whole balance, as it is shown', async () => {
    const { readShown, received, send } = setup(await createScaled(3.7))
    const { shown = '' } = (await readShown()) ?? {}
    expect(shown).toBe('370')
    await send({ amount: shown })
    expect(await received()).toBe('10000')
  })

  test('error: too much, too little, too exact, no number', async () => {
    const { countAsked, estimate, send } = setup(await createScaled(10))
    await estimate('1')
    await estimate('1001')
    for (const [amount, code] of [
      ['1000.1', 'INSUFFICIENT_BALANCE'],
      ['0.01', 'AMOUNT_ZERO'],
      ['0.001', 'TOO_MANY_DECIMALS'],
      ['1e2', 'INVALID_AMOUNT'],
      ['-1', 'INVALID_AMOUNT'],
      ['inf', 'INVALID_AMOUNT'],
      ['9'.repeat(60), 'INVALID_AMOUNT'],
    ] as const)
      await expect(send({ amount })).rejects.toMatchObject({ code })
    expect(countAsked()).toBe(0)
  })

  test('behavior: the same payment, although its base units have changed', async () => {
    const token = await createScaled(10)
    const controller = new AbortController()
    const { signal } = controller
    let isLost = true
    const { context, countAsked, received, send } = setup(
      token,
      ({ method }, answer) =>
        isLost && method === 'sendTransaction' ? 503 : answer(),
    )
    const left = send({ signal }).catch(() => {})
    await expect
      .poll(() => getPaymentJournal(context).list()[0]?.hash)
      .toBeTruthy()
    controller.abort()
    await left
    isLost = false
    const me = keypair.publicKey
    await execute(
      [createUpdateMultiplierDataInstruction(token, me, 5, 0n, [], program)],
      [keypair],
    )
    await send()
    expect(countAsked()).toBe(1)
    expect(await received()).toBe('10')
  })

  test('error: a node that does not say what it is', async () => {
    const token = await createScaled(10)
    for (const returnData of [
      null,
      { programId: program.toBase58(), data: ['AAAA', 'base64'] },
      {
        programId: SystemProgram.programId.toBase58(),
        data: ['AQAAAAAAAAA=', 'base64'],
      },
    ]) {
      const { countAsked, send } = setup(token, ({ method }, answer) => {
        const found = answer() as { result: { value: object } }
        if (method !== 'simulateTransaction') return found
        const { result } = found
        const value = { ...result.value, returnData }
        return { ...found, result: { ...result, value } }
      })
      await expect(send()).rejects.toMatchObject({ code: 'RPC_UNREADABLE' })
      expect(countAsked()).toBe(0)
    }
  })
})

describe('a token that bears interest', () => {
  test('default: as the program says', async () => {
    const { readShown, received, send } = setup(await createInterest(30_000))
    const { shown = '' } = (await readShown()) ?? {}
    expect(Number(shown)).toBeGreaterThanOrEqual(100)
    await send({ amount: '50' })
    const units = BigInt(await received())
    expect(units).toBeLessThanOrEqual(5_000n)
    expect(units).toBeGreaterThan(4_900n)
  })
})
