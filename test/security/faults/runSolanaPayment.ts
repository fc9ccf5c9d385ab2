import { type Connection, Keypair } from '@solana/web3.js'
import type { SolanaAccount } from '../../../src/core/account/account.js'
import type { SolanaSendParameters } from '../../../src/core/ports/solana.js'
import type { BaseStorage } from '../../../src/core/storage/types.js'
import { sendToken } from '../../../src/solana/send/sendToken.js'
import type { SolanaContext } from '../../../src/solana/solanaContext.js'
import type { createSolanaNode } from '../../setup/solana/createSolanaNode.js'
import {
  createSolanaPage,
  localnet,
} from '../../setup/solana/createSolanaPage.js'
import { createFaultyNetwork } from './createFaultyNetwork.js'
import { createLiar } from './createLiar.js'
import { createRandom } from './createRandom.js'
import { createSolanaUser } from './createSolanaUser.js'
import { type Page, type Result, runPayment, type World } from './runPayment.js'

const AMOUNT = '1.5'

/**
 * Makes a payment on a Solana cluster, with a wallet that signs or one that
 * sends.
 *
 * @param parameters.createSend - Default `sendToken`.
 * @param parameters.hasTabs - Whether the app may be open in two tabs.
 */
export async function runSolanaPayment(
  world: World & { node: createSolanaNode.ReturnType },
  seed: number,
  parameters: runSolanaPayment.Parameters = {},
): Promise<Result> {
  const { createSend, hasTabs } = parameters
  const random = createRandom(seed)
  const { node, wait } = world
  const { spl, token2022 } = node.mints
  const mint = random.pick([undefined, undefined, undefined, spl, token2022])
  const keypair = Keypair.fromSeed(toSeed(seed, 1))
  const to = Keypair.fromSeed(toSeed(seed, 2)).publicKey.toBase58()
  const unit = 10n ** (mint === spl ? 6n : 9n)
  const kind = random.chance(0.8) ? 'sign' : 'send'
  const items = new Map<string, string>()
  const hasBackup = random.chance(0.5)
  const liar = random.chance(0.6)
    ? {
        at: hasBackup && random.chance(0.5) ? 1 : 0,
        lie: createLiar({ isAlone: !hasBackup, random }),
      }
    : undefined
  node.fund(keypair.publicKey.toBase58())
  const user = createSolanaUser({
    ...{ keypair, kind, random, wait },
    node: node.connect(),
    submit: node.submit,
  })

  async function open(page: Page) {
    const { count, isClosed, isHealed, onStep, rate } = page
    const [connection, ...backups] = [0, 1]
      .slice(0, hasBackup ? 2 : 1)
      .map((index) => {
        const isLiar = liar?.at === index
        const network = createFaultyNetwork({
          ...{ count, isClosed, random, wait },
          // A success is told when the other node cannot be reached.
          rate: !isLiar && liar?.lie.isPraising ? () => 0 : rate,
          delayNext: (slots) => node.control.delayNext(slots, slots ? 1 : 0),
        })
        if (!isLiar) return node.connect(network)
        count()
        return node.connect((call, answer) =>
          network(call, () => liar.lie(call, answer())),
        )
      }) as [Connection, ...Connection[]]
    const storage: BaseStorage = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => {
        if (!isClosed()) items.set(key, value)
      },
      removeItem: (key) => {
        if (!isClosed()) items.delete(key)
      },
    }
    const { account, context } = createSolanaPage({
      ...{ backups, connection, keypair, storage },
      wallet: user.wallet,
    })
    const send: runSolanaPayment.Send = createSend
      ? await createSend({ account, context, storage })
      : (parameters) => sendToken(context, parameters)
    return async () => {
      // Users do not wait forever for a wallet that does not respond.
      const controller = new AbortController()
      wait(random.between(30, 240) * 1_000).then(() => controller.abort())
      const { hash } = await send({
        ...{ account, caipNetworkId: localnet, onStep, to },
        amount: AMOUNT,
        resend: isHealed() && kind === 'send' && user.open === 0,
        signal: controller.signal,
        token: mint ?? 'native',
      })
      return hash
    }
  }

  return runPayment(world, {
    ...{ hasTabs, open, random, seed },
    getDebits: () => Number((node.getAmount(to, mint) * 2n) / (3n * unit)),
    giveUpAfterMs: 500_000,
    hasLanded: (hash) => Boolean(node.find(hash)),
    longestMs: 120_000,
  })
}

export declare namespace runSolanaPayment {
  type Parameters = {
    /** Loads the app in a page; returns what a click runs. */
    createSend?:
      | ((page: {
          account: SolanaAccount
          context: SolanaContext
          storage: BaseStorage
        }) => Promise<Send>)
      | undefined
    hasTabs?: boolean | undefined
  }
  type Send = (parameters: SolanaSendParameters) => Promise<{ hash: string }>
}

function toSeed(seed: number, part: number) {
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, seed)
  view.setUint32(4, part)
  return bytes
}
