import { type HostApprovalRequest, HostError } from 'latchkey/frame'
import type { Rpc } from '../chain/createRpc.js'
import { findChain } from '../chain/findChain.js'
import { findCluster } from '../chain/findCluster.js'
import type { Session, SessionData } from '../createSession.js'
import type { Wallet } from '../createWallet.js'
import type { FrameChain, FrameCluster } from '../loadConfig.js'
import type { SolanaWallet } from '../solana/createSolanaWallet.js'
import type { Screen } from './createScreen.js'
import { assertSupported, prepareApproval } from './prepareApproval.js'
import {
  isSolanaMethod,
  prepareSolanaApproval,
} from './prepareSolanaApproval.js'
import { canSeeVisibility } from './watchVisibility.js'

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
}

const APPROVAL_LIFE_MS = 600_000

/** Asks the person, and remembers what exactly was approved. */
export function createApprovals(parameters: {
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
  notice: string | undefined
}): Approvals {
  const { appName, chains, clusters, notice, rpc, screen, session } = parameters
  const { solanaWallet, wallet } = parameters
  const approved = new Map<string, () => Promise<unknown>>()
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
    if (!chain)
      throw new HostError({ message: 'Unrecognized chain', code: 4902 })
    const account = await wallet.getAccount(user.userId)
    return prepareApproval(method, { params, chain, account, origin, rpc })
  }

  return {
    async approve(request, context) {
      if (!isSolanaMethod(request.method)) assertSupported(request.method)
      if (!canSeeVisibility())
        throw new HostError({
          message:
            'This browser cannot tell whether the approval is covered. Use a Chromium browser',
          code: 'APPROVAL_UNSUPPORTED',
        })
      const { id, origin } = request
      const expiry = AbortSignal.timeout(APPROVAL_LIFE_MS)
      const signal = AbortSignal.any([context.signal, closing.signal, expiry])
      const card = screen.open({
        appName: appName(),
        notice,
        origin,
        signal,
        waiting: context.waiting ?? (() => 0),
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
        approved.set(id, async () => {
          if ((await session.read())?.publicId !== user.publicId)
            throw signedOut()
          return prepared.run()
        })
      } finally {
        card.close()
      }
    },
    async run(id) {
      const act = approved.get(id)
      approved.delete(id)
      if (!act)
        throw new HostError({ message: 'This was not approved', code: 4100 })
      const result = act()
      running = result.catch(() => {})
      return result
    },
    cancelAll() {
      closing.abort(signedOut())
      closing = new AbortController()
    },
  }
}

function signedOut() {
  return new HostError({ message: 'Not signed in', code: 4100 })
}
