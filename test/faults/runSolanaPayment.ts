import { Keypair } from '@solana/web3.js'
import { KitError } from '../../src/core/errors/base.js'
import { getMoneyState } from '../../src/core/errors/getMoneyState.js'
import { sendToken } from '../../src/solana/send/sendToken.js'
import type { createSolanaNode } from '../setup/createSolanaNode.js'
import { createSolanaPage, localnet } from '../setup/createSolanaPage.js'
import { createFaultyNetwork } from './createFaultyNetwork.js'
import type { createPageLocks } from './createPageLocks.js'
import { createRandom } from './createRandom.js'
import { createSolanaUser } from './createSolanaUser.js'

export type World = {
  node: createSolanaNode.ReturnType
  pages: ReturnType<typeof createPageLocks>
  wait(ms: number): Promise<void>
}

export type Result = {
  seed: number
  faults: number
  /** How often the receiver got the amount. */
  debits: number
  /** What contradicts what the app was told. */
  lies: string[]
  isPaid: boolean
  last: string
}

type Page = {
  hasLocks: boolean
  isClosed: boolean
  /** It is reloaded in the middle. */
  leave(): void
  left: Promise<undefined>
  run(): Promise<string>
}

const AMOUNT = '1.5'
/** From then on nothing goes wrong any more. */
const HEALED_AFTER_MS = 180_000

/**
 * One person who wants to make one payment, whatever it takes: clicks twice,
 * reloads in the middle, tries again.
 */
export async function runSolanaPayment(
  world: World,
  seed: number,
): Promise<Result> {
  const random = createRandom(seed)
  const { node, pages, wait } = world
  const { spl, token2022 } = node.mints
  const mint = random.pick([undefined, undefined, undefined, spl, token2022])
  const keypair = Keypair.fromSeed(toSeed(seed, 1))
  const to = Keypair.fromSeed(toSeed(seed, 2)).publicKey.toBase58()
  const unit = 10n ** (mint === spl ? 6n : 9n)
  const startedAt = Date.now()
  const isHealed = () => Date.now() - startedAt > HEALED_AFTER_MS
  const rate = random.pick([0.05, 0.1, 0.3, 0.5])
  const hasLocks = random.chance(0.7)
  const kind = random.chance(0.8) ? 'sign' : 'send'
  const items = new Map<string, string>()
  const result: Result = {
    ...{ seed, faults: 0, debits: 0, lies: [], isPaid: false, last: '' },
  }
  const count = () => void result.faults++
  const getDebits = () => Number((node.getAmount(to, mint) * 2n) / (3n * unit))
  node.fund(keypair.publicKey.toBase58())
  const user = createSolanaUser({
    ...{ keypair, kind, random, wait },
    node: node.connect(),
    submit: node.submit,
  })

  function open(): Page {
    let leave = () => {}
    const left = new Promise<undefined>((resolve) => {
      leave = () => {
        close(page)
        resolve(undefined)
      }
    })
    const run = async () => ''
    const page: Page = { hasLocks, isClosed: false, leave, left, run }
    const isClosed = () => page.isClosed
    const connection = node.connect(
      createFaultyNetwork({
        ...{ count, isClosed, random, wait },
        delayNext: (slots) => node.control.delayNext(slots, slots ? 1 : 0),
        rate: () => (isHealed() ? 0 : rate),
      }),
    )
    const { account, context } = createSolanaPage({
      connection,
      keypair,
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => {
          if (!page.isClosed) items.set(key, value)
        },
        removeItem: (key) => {
          if (!page.isClosed) items.delete(key)
        },
      },
      wallet: user.wallet,
    })
    page.run = async () => {
      // Nobody waits for ever for a wallet that does not answer.
      const controller = new AbortController()
      wait(random.between(30, 240) * 1_000).then(() => controller.abort())
      const resend = isHealed() && kind === 'send' && user.open === 0
      const { hash } = await pages.runAs(page, () =>
        sendToken(context, {
          ...{ account, caipNetworkId: localnet, resend, to },
          amount: AMOUNT,
          onStep({ step }) {
            if (step === 'confirming' && !isHealed() && random.chance(0.2))
              wait(random.between(0, 3_000)).then(() => page.leave())
          },
          signal: controller.signal,
          token: mint ?? 'native',
        }),
      )
      return hash
    }
    return page
  }

  function close(page: Page) {
    page.isClosed = true
    pages.close(page)
    count()
  }

  /** One click, and at times a second one before the first is answered. */
  async function click(page: Page): Promise<Outcome> {
    let isOver = false
    const first = settle(page.run()).finally(() => {
      isOver = true
    })
    if (!random.chance(0.3)) return first
    await Promise.race([wait(random.between(0, 3_000)), first])
    // After the answer it would be another payment.
    if (isOver) return first
    count()
    const outcomes = await Promise.all([settle(page.run()), first])
    return outcomes.find(({ hash }) => hash) ?? outcomes[0]
  }

  let page = open()
  for (let tries = 0; tries < 40 && !result.isPaid; tries++) {
    if (Date.now() - startedAt > 500_000) break
    if (!isHealed() && random.chance(0.35))
      wait(random.between(0, 40_000)).then(page.leave)
    const outcome = await Promise.race([click(page), page.left])
    if (!outcome) {
      page = open()
      await wait(random.between(0, random.chance(0.2) ? 120_000 : 5_000))
      continue
    }
    result.last = outcome.text
    if (outcome.hash) {
      result.isPaid = true
      if (!node.find(outcome.hash)) result.lies.push(`no ${outcome.hash}`)
      break
    }
    if (outcome.state === undefined) result.lies.push(`untold ${outcome.text}`)
    if (outcome.state === 'no' && getDebits() > 0)
      result.lies.push(`not unsent ${outcome.text}`)
    await wait(random.between(0, random.chance(0.2) ? 120_000 : 20_000))
  }
  // What is still on its way has this long.
  close(page)
  await wait(120_000)
  result.debits = getDebits()
  if (result.isPaid && result.debits !== 1)
    result.lies.push(`paid ${result.debits} times`)
  return result
}

type Outcome = {
  hash?: string
  state?: 'no' | 'yes' | 'unknown' | undefined
  text: string
}

async function settle(run: Promise<string>): Promise<Outcome> {
  try {
    const hash = await run
    return { hash, text: 'paid' }
  } catch (error) {
    const code = error instanceof KitError ? error.code : String(error)
    return { state: getMoneyState(error), text: code }
  }
}

function toSeed(seed: number, part: number) {
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, seed)
  view.setUint32(4, part)
  return bytes
}
