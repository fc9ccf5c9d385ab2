import { type HostApprovalRequest, HostError } from 'latchkey/frame'
import type { Bundles } from '../calls/createBundles.js'
import { prepareCalls } from '../calls/prepareCalls.js'
import { toScope } from '../calls/toScope.js'
import type { Rpc } from '../chain/createRpc.js'
import { findChain } from '../chain/findChain.js'
import { findCluster } from '../chain/findCluster.js'
import type { Session, SessionData } from '../createSession.js'
import type { Wallet } from '../createWallet.js'
import type { CardLanguage, Language } from '../language/createLanguage.js'
import type { Strings } from '../language/english.js'
import type { FrameChain, FrameCluster } from '../loadConfig.js'
import { createGrants } from '../permissions/createGrants.js'
import type { PermissionMethod } from '../permissions/preparePermission.js'
import type { SmartAccounts } from '../smartAccount/createSmartAccounts.js'
import type { SolanaWallet } from '../solana/createSolanaWallet.js'
import type { Database } from '../storage/createDatabase.js'
import type { Screen } from './createScreen.js'
import { freezeCopy } from './freezeCopy.js'
import { isAboveLimit } from './isAboveLimit.js'
import {
  assertSupported,
  type PreparedApproval,
  type PreparedQuestion,
  prepareApproval,
} from './prepareApproval.js'
import {
  isSolanaMethod,
  prepareSolanaApproval,
} from './prepareSolanaApproval.js'
import type { SpendLimit } from './spend.js'
import type { ApprovalView } from './view.js'

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
  /** Approved in a window of this origin, whatever it is worth. */
  needsWindow?: boolean | undefined
}

const APPROVAL_LIFE_MS = 600_000
/** The page above takes the card away by itself; this is for one that fails. */
const DONE_SHOWN_MS = 1_000

/** Asks the person, and remembers what exactly was approved. */
export function createApprovals(parameters: {
  bundles: Bundles
  chains: readonly FrameChain[]
  clusters: readonly FrameCluster[]
  database: Pick<Database, 'get' | 'set'>
  language: Pick<Language, 'read'>
  rpc: Rpc
  screen: Screen
  session: Pick<Session, 'read' | 'verify'>
  smartAccounts: Pick<SmartAccounts, 'hasBundler' | 'readDelegation'>
  solanaWallet: SolanaWallet
  wallet: Wallet
  /** What is above is approved in a window of this origin. Default: none. */
  windowAbove?: readonly SpendLimit[] | undefined
  /** Unverified name the app gives itself. */
  appName(): string | undefined
  /** Said on every approval, as when storage is blocked. */
  notice(strings: Strings): string | undefined
}): Approvals {
  const { appName, bundles, chains, clusters, database, notice } = parameters
  const { language: spoken, screen, session, solanaWallet } = parameters
  const { rpc, smartAccounts, wallet, windowAbove = [] } = parameters
  const approved = new Map<string, Approved>()
  let running: Promise<unknown> = Promise.resolve()
  let closing = new AbortController()

  async function prepare(
    request: HostApprovalRequest,
    user: SessionData,
    { locale, strings }: CardLanguage,
  ): Promise<PreparedApproval | PreparedQuestion> {
    const { caipNetworkId, method, origin, params } = request
    if (isSolanaMethod(method)) {
      const cluster = findCluster(clusters, caipNetworkId)
      const account = await solanaWallet.getAccount(user.userId)
      const parameters = { account, cluster, origin, params, rpc, strings }
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
    const common = { params, chain, account, origin, rpc, strings }
    const isPermission =
      method === 'wallet_grantPermissions' ||
      method === 'wallet_resetAccount' ||
      method === 'wallet_revokePermissions'
    const isOperation = method === 'eth_sendUserOperation'
    if (!isCalls && !isOperation && !isPermission)
      return prepareApproval(method, common)
    const { address } = account
    const { userId } = user
    const more = {
      ...common,
      assertSession: () => assertSession(user),
      delegation: await smartAccounts.readDelegation({
        ...{ address, chain, userId },
      }),
    }
    const sending = {
      ...{ ...more, bundles },
      hasBundler: smartAccounts.hasBundler,
      scope: toScope(user, origin),
    }
    if (isCalls) return prepareCalls(sending)
    if (isOperation) {
      const { prepareSendOperation } = await import(
        '../userOperation/prepareSendOperation.js'
      )
      return prepareSendOperation(sending)
    }
    const { preparePermission } = await import(
      '../permissions/preparePermission.js'
    )
    return preparePermission(method as PermissionMethod, {
      ...sending,
      appName: appName(),
      grants: createGrants({ address, chainId: chain.id, database }),
      locale,
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
      const language = await spoken.read()
      const { strings } = language
      const openCard = () =>
        screen.open({
          appName: appName(),
          expiry: expiry.signal,
          language,
          notice: notice(strings),
          origin,
          signal,
          waiting: context.waiting ?? (() => 0),
          needsGesture: context.needsGesture,
        })
      let card = openCard()

      /** Whether it is approved; other ends than a rejection are rejections. */
      async function isYes(view: ApprovalView) {
        try {
          await card.show(view, { needsWindow: context.needsWindow === true })
          return true
        } catch (error) {
          const isOver = signal.aborted || expiry.signal.aborted
          if (isOver || !(error instanceof HostError) || error.code !== 4001)
            throw error
          return false
        }
      }

      try {
        // The nonce of what was approved before must count already.
        await Promise.race([running, card.declined])
        const user = await Promise.race([session.verify(), card.declined])
        if (!user) throw signedOut()
        const found = await Promise.race([
          prepare(request, user, language),
          card.declined,
        ])
        let prepared: PreparedApproval
        if ('question' in found) {
          const isApproved = await isYes(found.question)
          card.close()
          card = openCard()
          prepared = await Promise.race([
            found.answer(isApproved),
            card.declined,
          ])
        } else prepared = found
        const isAbove = isAboveLimit({
          caipNetworkId: request.caipNetworkId,
          limits: windowAbove,
          spend: prepared.spend,
        })
        await card.show(prepared.view, {
          needsWindow: context.needsWindow === true || isAbove,
        })
        // Timers stand still while a computer sleeps.
        if (Date.now() >= deadline) throw expired() // guard: deadline
        approved.set(id, {
          async run() {
            await assertSession(user)
            return prepared.run()
          },
          close: card.close,
          finish: prepared.finish,
        })
        card.progress()
        // A request that was given up must not run later.
        context.signal.addEventListener('abort', card.close)
      } catch (error) {
        card.close()
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    async run(id) {
      const act = approved.get(id)
      approved.delete(id)
      if (!act)
        throw new HostError({ message: 'This was not approved', code: 4100 })
      const result = act.run()
      running = result.then(act.finish).catch(() => {})
      // The answer leaves first: an empty card would be the last that is seen.
      const close = () => setTimeout(act.close, DONE_SHOWN_MS)
      result.then(close, close)
      return result
    },
    cancelAll() {
      closing.abort(signedOut())
      closing = new AbortController()
    },
  }
}

type Approved = Pick<PreparedApproval, 'finish' | 'run'> & { close(): void }

function expired() {
  return new HostError({ message: 'The request has expired.', code: 4001 })
}

function signedOut() {
  return new HostError({ message: 'Not signed in', code: 4100 })
}
