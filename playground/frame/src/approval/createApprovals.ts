import { type HostApprovalRequest, HostError } from 'latchkey/frame'
import type { Bundles } from '../calls/createBundles.js'
import { prepareCalls } from '../calls/prepareCalls.js'
import { toScope } from '../calls/toScope.js'
import type { Rpc } from '../chain/createRpc.js'
import { findChain } from '../chain/findChain.js'
import { findCluster } from '../chain/findCluster.js'
import type { Session, SessionData } from '../createSession.js'
import type { Wallet } from '../createWallet.js'
import type { FrameChain, FrameCluster } from '../loadConfig.js'
import type { SolanaWallet } from '../solana/createSolanaWallet.js'
import type { Screen } from './createScreen.js'
import { freezeCopy } from './freezeCopy.js'
import {
  assertSupported,
  type PreparedApproval,
  prepareApproval,
} from './prepareApproval.js'
import {
  isSolanaMethod,
  prepareSolanaApproval,
} from './prepareSolanaApproval.js'

export type Approvals = {
  /** Resolves when the person has approved; rejects with 4001 when not. */
  approve(request: HostApprovalRequest, context: ApprovalContext): Promise<void>
  /** Does what was approved under this id; once. */
  run(id: string): Promise<unknown>
  /** Drops what is open, as the session it was made for is over. */
  cancelAll(): void
}

export type ApprovalContext = {
  signal: AbortSignal
  /** How many requests wait behind this one. */
  waiting?: (() => number) | undefined
  /** After several rejections the person must ask to see the next one. */
  needsGesture?: boolean | undefined
}

const APPROVAL_LIFE_MS = 600_000

/** Asks the person, and remembers what exactly was approved. */
export function createApprovals(parameters: {
  bundles: Bundles
  chains: readonly FrameChain[]
  clusters: readonly FrameCluster[]
  rpc: Rpc
  screen: Screen
  session: Pick<Session, 'read' | 'verify'>
  solanaWallet: SolanaWallet
  wallet: Wallet
  /** Unverified name the app gives itself. */
  appName(): string | undefined
  /** Said on every approval, as when storage is blocked. */
  notice(): string | undefined
}): Approvals {
  const { appName, bundles, chains, clusters, notice, rpc } = parameters
  const { screen, session, solanaWallet, wallet } = parameters
  const approved = new Map<string, Pick<PreparedApproval, 'finish' | 'run'>>()
  let running: Promise<unknown> = Promise.resolve()
  let closing = new AbortController()

  async function prepare(request: HostApprovalRequest, user: SessionData) {
    const { caipNetworkId, method, origin, params } = request
    if (isSolanaMethod(method)) {
      const cluster = findCluster(clusters, caipNetworkId)
      const account = await solanaWallet.getAccount(user.userId)
      const parameters = { account, cluster, origin, params, rpc }
      return prepareSolanaApproval(method, parameters)
    }
    const chain = findChain(chains, caipNetworkId)
    const isCalls = method === 'wallet_sendCalls'
    if (!chain)
      throw new HostError({
        message: 'Unrecognized chain',
        code: isCalls ? 5710 : 4902,
      })
    const account = await wallet.getAccount(user.userId)
    const common = { params, chain, account, origin, rpc }
    if (!isCalls) return prepareApproval(method, common)
    return prepareCalls({
      ...common,
      bundles,
      assertSession: () => assertSession(user),
      scope: toScope(user, origin),
    })
  }

  async function assertSession(user: SessionData) {
    if ((await session.read())?.publicId !== user.publicId) throw signedOut()
  }

  return {
    async approve(asked, context) {
      if (!isSolanaMethod(asked.method)) assertSupported(asked.method)
      const request = freezeCopy(asked) // guard: frozen
      const { id, origin } = request
      const deadline = Date.now() + APPROVAL_LIFE_MS
      const expiry = new AbortController()
      const timer = setTimeout(() => expiry.abort(), APPROVAL_LIFE_MS)
      const signal = AbortSignal.any([context.signal, closing.signal])
      const card = screen.open({
        appName: appName(),
        expiry: expiry.signal,
        notice: notice(),
        origin,
        signal,
        waiting: context.waiting ?? (() => 0),
        needsGesture: context.needsGesture,
      })
      try {
        // The nonce of what was approved before must count already.
        await Promise.race([running, card.declined])
        const user = await Promise.race([session.verify(), card.declined])
        if (!user) throw signedOut()
        const prepared = await Promise.race([
          prepare(request, user),
          card.declined,
        ])
        await card.show(prepared.view)
        // Timers stand still while a computer sleeps.
        if (Date.now() >= deadline) throw expired() // guard: deadline
        approved.set(id, {
          async run() {
            await assertSession(user)
            return prepared.run()
          },
          finish: prepared.finish,
        })
      } finally {
        clearTimeout(timer)
        card.close()
      }
    },
    async run(id) {
      const act = approved.get(id)
      approved.delete(id)
      if (!act)
        throw new HostError({ message: 'This was not approved', code: 4100 })
      const result = act.run()
      running = result.then(act.finish).catch(() => {})
      return result
    },
    cancelAll() {
      closing.abort(signedOut())
      closing = new AbortController()
    },
  }
}

function expired() {
  return new HostError({ message: 'The request has expired.', code: 4001 })
}

function signedOut() {
  return new HostError({ message: 'Not signed in', code: 4100 })
}
