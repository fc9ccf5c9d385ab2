import { Keypair, Transaction } from '@solana/web3.js'
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import {
  createSolanaNode,
  type Intercept,
} from '../../../test/setup/solana/createSolanaNode.js'
import {
  createSolanaPage,
  localnet,
} from '../../../test/setup/solana/createSolanaPage.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import { getSendStatus } from './getSendStatus.js'
import { lookUpPayment } from './lookUpPayment.js'
import { sendToken } from './sendToken.js'

const node = createSolanaNode()
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

type Answers = { [method: string]: (result: never) => unknown }

/** A node that is wrong about what some methods answer. */
function lie(answers: Answers): Intercept {
  return (call, answer) => {
    const change = answers[call.method]
    const found = answer() as { result?: unknown }
    if (!change || found.result === undefined) return found
    return { ...found, result: change(found.result as never) }
  }
}

const unsent: Intercept = ({ method }, answer) =>
  method === 'sendTransaction' ? 503 : answer()

function setup(intercept?: Intercept, backup?: Intercept) {
  let asked = 0
  const page = createSolanaPage({
    backups: backup ? [node.connect(backup)] : [],
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
  const send = (signal?: AbortSignal) =>
    sendToken(page.context, {
      ...{ amount: '1.5', caipNetworkId: localnet, signal, to },
      ...{ account: page.account, token: 'native' },
    })
  return { ...page, countAsked: () => asked, send }
}

/** A payment that was signed and left before a node had it. */
async function leave() {
  const controller = new AbortController()
  const { context, send } = setup(unsent)
  const left = send(controller.signal).catch(() => {})
  await expect
    .poll(() => getPaymentJournal(context).list()[0]?.hash)
    .toBeTruthy()
  controller.abort()
  await left
  const [intent] = getPaymentJournal(context).list()
  if (!intent) throw new Error('Not recorded')
  return intent
}

function pass(seconds: number) {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + seconds * 1_000)
  onTestFinished(() => void vi.useRealTimers())
}

async function fateOf(intent: SolanaIntent, ...intercepts: Intercept[]) {
  const nodes = intercepts.map((intercept) => node.connect(intercept))
  return (await lookUpPayment(nodes, intent)).status
}

const honest: Intercept = (_, answer) => answer()
const isHigh = lie({
  getEpochInfo: (info: { absoluteSlot: number; blockHeight: number }) => ({
    ...info,
    blockHeight: info.blockHeight + 170,
  }),
})

describe('lookUpPayment', () => {
  test('behavior: a height that is past, of a blockhash that is valid', async () => {
    const intent = await leave()
    // All other lights are on red.
    pass(125)
    expect(await fateOf(intent, isHigh)).toBe('open')
    node.control.warp(300)
    expect(await fateOf(intent, honest)).toBe('expired')
  })

  test('behavior: a blockhash that is called invalid while blocks are few', async () => {
    const intent = await leave()
    pass(3_600)
    const forget = lie({
      isBlockhashValid: (found: object) => ({ ...found, value: false }),
    })
    expect(await fateOf(intent, forget)).toBe('open')
    expect(await fateOf(intent, forget, forget)).toBe('open')
  })

  test('behavior: an answer from before the block that was named', async () => {
    const intent = await leave()
    pass(125)
    node.control.warp(300)
    const back = (found: { context: { slot: number } }) => ({
      ...found,
      context: { ...found.context, slot: found.context.slot - 400 },
    })
    expect(await fateOf(intent, lie({ isBlockhashValid: back }))).toBe('open')
    const isStale = lie({ getSignatureStatuses: back })
    expect(await fateOf(intent, isStale)).toBe('open')
  })

  test('behavior: a jump that no clock allows', async () => {
    const intent = await leave()
    node.control.warp(300)
    // Both say so, within a second.
    expect(await fateOf(intent, honest, honest)).toBe('open')
    pass(125)
    expect(await fateOf(intent, honest, honest)).toBe('expired')
    const soon = { ...intent, signedAt: Date.now() }
    expect(await fateOf(soon, honest)).toBe('open')
    expect(await fateOf(soon, honest, honest)).toBe('expired')
  })

  test('behavior: a second node knows better', async () => {
    const intent = await leave()
    await node.connect().sendEncodedTransaction(intent.transaction ?? '')
    await expect.poll(() => node.getAmount(to)).toBe(1_500_000_000n)
    pass(125)
    node.control.warp(300)
    const isBlind = lie({
      getSignatureStatuses: (found: object) => ({ ...found, value: [null] }),
    })
    expect(await fateOf(intent, isBlind)).toBe('expired')
    expect(await fateOf(intent, isBlind, honest)).toBe('open')
    expect(await fateOf(intent, honest, isBlind)).toBe('open')
    expect(await fateOf(intent, honest, honest)).toBe('landed')
    const err = { InstructionError: [1, { Custom: 1 }] }
    const isReverted = lie({
      getSignatureStatuses: (found: { value: (object | null)[] }) => ({
        ...found,
        value: found.value.map((one) => one && { ...one, err }),
      }),
    })
    expect(await fateOf(intent, isReverted, honest)).toBe('open')
    const soon = { ...intent, signedAt: Date.now() }
    expect(await fateOf(soon, isReverted)).toBe('open')
  })

  test('behavior: a second node of another cluster', async () => {
    const local = await leave()
    const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const intent = { ...local, caipNetworkId, signedAt: Date.now() + 120_000 }
    pass(125)
    node.control.warp(300)
    const of = (hash: string) => lie({ getGenesisHash: () => hash })
    const mainnet = of('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d')
    const devnet = of('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG')
    expect(await fateOf(intent, honest, devnet)).toBe('open')
    expect(await fateOf(intent, honest, mainnet)).toBe('expired')
  })

  test('behavior: a node that does not answer', async () => {
    const intent = await leave()
    pass(125)
    node.control.warp(300)
    const isAway: Intercept = () => 503
    expect(await fateOf(intent, isAway, honest)).toBe('open')
    expect(await fateOf(intent, isAway, honest, honest)).toBe('expired')
    await expect(fateOf(intent, isAway)).rejects.toThrow()
    await expect(fateOf(intent, isAway, isAway)).rejects.toThrow()
  })
})

describe('sendToken', () => {
  test('behavior: a node whose height is wrong does not refuse payments', async () => {
    const height = lie({
      ...{ getBlockHeight: (height: number) => height + 1_000_000 },
      getEpochInfo: (info: { blockHeight: number }) => ({
        ...info,
        blockHeight: info.blockHeight + 1_000_000,
      }),
    })
    const { countAsked, send } = setup(height)
    await send()
    expect(countAsked()).toBe(1)
    expect(node.getAmount(to)).toBe(1_500_000_000n)
  })

  test('behavior: a height and a blockhash that one of two nodes gets wrong', async () => {
    const isWrong = lie({
      ...{ getBlockHeight: (height: number) => height + 1_000_000 },
      isBlockhashValid: (found: object) => ({ ...found, value: false }),
    })
    await expect(setup(isWrong).send()).rejects.toMatchObject({
      code: 'TRANSACTION_EXPIRED',
    })
    await setup(isWrong, honest).send()
    expect(node.getAmount(to)).toBe(1_500_000_000n)
  })

  test('behavior: the first node swallows the bytes, a second one gets them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    clearInterval(timer)
    // Time passes with what is asked, however fast the machine is.
    const inTime =
      (intercept: Intercept): Intercept =>
      (call, answer) => {
        vi.setSystemTime(Date.now() + 1_500)
        node.control.warp(1)
        return intercept(call, answer)
      }
    const { countAsked, send } = setup(inTime(unsent), inTime(honest))
    await send()
    expect(countAsked()).toBe(1)
    expect(node.getAmount(to)).toBe(1_500_000_000n)
  })

  test('error: numbers that no record can hold', async () => {
    for (const [slot, height] of [
      [-1, 1_000],
      [1_000, -1],
      [0.5, 1_000],
      [1_000, 2 ** 60],
    ]) {
      const { context, countAsked, send } = setup(
        lie({
          getLatestBlockhash: (found: { value: object }) => ({
            context: { slot },
            value: { ...found.value, lastValidBlockHeight: height },
          }),
        }),
      )
      await expect(send()).rejects.toMatchObject({ code: 'RPC_UNREADABLE' })
      expect(countAsked()).toBe(0)
      expect(getPaymentJournal(context).list()).toEqual([])
    }
  })

  test('behavior: a bound that cannot be true does not leave it open for good', async () => {
    for (const wrong of [
      { lastValidBlockHeight: 9_000_000 },
      { fromSlot: 9_000_000 },
      { lastValidBlockHeight: 10 },
    ]) {
      const intent = await leave()
      const { context, countAsked, send } = setup(unsent)
      getPaymentJournal(context).save({ ...intent, ...wrong })
      const status = () => getSendStatus(context, { sendId: intent.id })
      pass(600)
      node.control.warp(300)
      expect(await status()).toMatchObject({ status: 'unknown' })
      // The next attempt reads it again, and sends the same bytes.
      const controller = new AbortController()
      const again = send(controller.signal).catch(() => {})
      await expect
        .poll(() => getPaymentJournal(context).get(intent.id)?.anchor)
        .toBeTruthy()
      controller.abort()
      await again
      pass(125)
      node.control.warp(350)
      expect(await status()).toMatchObject({ status: 'notSent' })
      expect(countAsked()).toBe(0)
      vi.useRealTimers()
    }
  })
})
