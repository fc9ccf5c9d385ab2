import { ComputeBudgetProgram, Keypair, Transaction } from '@solana/web3.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createSolanaNode,
  type Intercept,
} from '../../../test/setup/solana/createSolanaNode.js'
import {
  createSolanaPage,
  localnet,
} from '../../../test/setup/solana/createSolanaPage.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import type { SolanaSendParameters } from '../../core/ports/solana.js'
import { estimateSend } from './estimateSend.js'
import { sendToken } from './sendToken.js'

const node = createSolanaNode()
const SIGNATURE = 5_000n
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

function setup(intercept?: Intercept) {
  const signed: Transaction[] = []
  const page = createSolanaPage({
    connection: node.connect(intercept),
    keypair,
    wallet: {
      async signTransaction({ transaction }) {
        const found = Transaction.from(transaction)
        found.sign(keypair)
        signed.push(found)
        return Uint8Array.from(found.serialize())
      },
    },
  })
  const { account, context } = page
  const balance = () => node.getAmount(account.address)
  const base = { account, caipNetworkId: localnet, to } as const
  return {
    balance,
    signed,
    estimate: (parameters: Partial<SolanaSendParameters> = {}) =>
      estimateSend(context, { ...base, token: 'native', ...parameters }),
    /** Sends, and returns what it has cost besides the amount of SOL. */
    async send(parameters: Partial<SolanaSendParameters> = {}) {
      const before = balance()
      const { amount = '1', token = 'native' } = parameters
      await sendToken(context, { ...base, amount, token, ...parameters })
      const sent = token === 'native' ? node.getAmount(to) : 0n
      return before - balance() - sent
    },
  }
}

/** A node on which others pay so much, and transfers take so many units. */
function quote(answers: { price?: unknown; units?: number }): Intercept {
  return ({ method }, answer) => {
    const found = answer() as { result: { value: object } }
    if (method === 'getRecentPrioritizationFees' && 'price' in answers) {
      const { price: prioritizationFee } = answers
      return { ...found, result: [{ prioritizationFee, slot: 1 }] }
    }
    if (method === 'simulateTransaction' && answers.units !== undefined)
      Object.assign(found.result.value, { unitsConsumed: answers.units })
    return found
  }
}

describe('default', () => {
  test('SOL: the units of a simulation, and the lowest price', async () => {
    const { estimate, send, signed } = setup()
    const { fee } = await estimate()
    expect(fee).toBe(SIGNATURE + 54n)
    expect(await send()).toBe(fee)
    const [limit, price] = signed[0]?.instructions ?? []
    expect(limit?.data).toEqual(
      ComputeBudgetProgram.setComputeUnitLimit({ units: 540 }).data,
    )
    expect(price?.data).toEqual(
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 100_000 }).data,
    )
  })

  test.each(['spl', 'token2022'] as const)('%s', async (name) => {
    const { estimate, send } = setup()
    const token = node.mints[name]
    const { fee, rent } = await estimate({ amount: '1', token })
    // Twelve times less than for 400,000 units.
    expect(fee - rent).toBeLessThan(SIGNATURE + 6_000n)
    expect(await send({ token })).toBe(fee)
  })

  test('behavior: others pay for the same account', async () => {
    const other = setup()
    await other.send({ options: { computeUnitPrice: 7_000_000n } })
    const { estimate } = setup()
    // It is one block of 150.
    expect((await estimate()).fee).toBe(SIGNATURE + 54n)
    const options = { priorityFeePercentile: 100 }
    expect((await estimate({ options })).fee).toBe(SIGNATURE + 3_780n)
    const elsewhere = Keypair.generate().publicKey.toBase58()
    keypair = Keypair.generate()
    node.fund(keypair.publicKey.toBase58())
    for (let count = 0; count < 150; count++) node.control.warp(1)
    const quiet = await setup().estimate({ options, to: elsewhere })
    expect(quiet.fee).toBe(SIGNATURE + 54n)
  })
})

describe('behavior: nothing exceeds the cap', () => {
  test.each([
    [{ price: 1e300 }, 10_800n],
    [{ price: 1e300, units: 1_400_000 }, 499_999n],
    [{ price: 1e12, units: 1e15 }, 499_999n],
    [{ price: -5, units: -5 }, 50n],
    [{ price: 'x', units: 0 }, 50n],
  ])('%j', async (answers, most) => {
    const { estimate, send } = setup(quote(answers))
    const { fee } = await estimate()
    expect(fee).toBe(SIGNATURE + most)
    expect(await send()).toBe(fee)
  })

  test('error: a node that does not know the prices', async () => {
    const { estimate, send } = setup(({ method }, answer) =>
      method === 'getRecentPrioritizationFees' ? 503 : answer(),
    )
    expect((await estimate()).fee).toBe(SIGNATURE + 54n)
    expect(await send()).toBe(SIGNATURE + 54n)
  })

  test('param: maxPriorityFee', async () => {
    const { estimate, send } = setup(quote({ price: 1e9 }))
    const options = { maxPriorityFee: 20n }
    expect((await estimate({ options })).fee).toBe(SIGNATURE + 20n)
    expect(await send({ options: { maxPriorityFee: 0n } })).toBe(SIGNATURE)
  })

  test('param: computeUnitPrice, computeUnitLimit', async () => {
    const { send } = setup()
    const computeUnitPrice = 20_000_000n
    expect(await send({ options: { computeUnitPrice } })).toBe(
      SIGNATURE + 10_800n,
    )
    const options = { computeUnitLimit: 400_000, computeUnitPrice }
    to = Keypair.generate().publicKey.toBase58()
    expect(await setup().send({ options })).toBe(SIGNATURE + 500_000n)
    to = Keypair.generate().publicKey.toBase58()
    const whole = { ...options, maxPriorityFee: 8_000_000n }
    expect(await setup().send({ options: whole })).toBe(SIGNATURE + 8_000_000n)
  })
})

describe('behavior: sends all of it', () => {
  test.each([
    ['dearer', 10_000_000],
    ['cheaper', 0],
    ['the same', 5_000_000],
  ])(
    'what is signed is what was estimated, prices are %s',
    async (_, price) => {
      const answers = { price: 5_000_000 }
      const { balance, estimate, send } = setup(quote(answers))
      const { fee } = await estimate()
      expect(fee).toBe(SIGNATURE + 2_700n)
      answers.price = price
      const amount = formatAmount(balance() - fee, 9)
      expect(await send({ amount })).toBe(fee)
      expect(balance()).toBe(0n)
    },
  )

  test('error: a rest that nobody has estimated is not spent', async () => {
    const { balance, send } = setup()
    const amount = formatAmount(balance() - SIGNATURE - 400_000n, 9)
    await expect(send({ amount })).rejects.toMatchObject({
      code: 'SENDER_BELOW_RENT',
    })
  })

  test('error: less than any fee', async () => {
    const { balance, send } = setup()
    const amount = formatAmount(balance() - SIGNATURE, 9)
    await expect(send({ amount })).rejects.toMatchObject({
      code: 'FEE_NOT_COVERED',
    })
  })
})

test.each([
  { computeUnitPrice: 20_000_001n },
  { computeUnitPrice: 1 as never },
  { maxPriorityFee: -1n },
  { maxPriorityFee: 28_000_001n },
  { maxPriorityFee: 0.0005 as never },
  { priorityFeePercentile: 101 },
  { priorityFeePercentile: Number.NaN },
  { priorityFeePercentile: '50' as never },
  { computeUnitLimit: 1.5 },
])('error: %o', async (options) => {
  const { estimate, send, signed } = setup()
  const error = { code: 'BUDGET_INVALID' }
  await expect(estimate({ options })).rejects.toMatchObject(error)
  await expect(send({ options })).rejects.toMatchObject(error)
  expect(signed).toEqual([])
})
