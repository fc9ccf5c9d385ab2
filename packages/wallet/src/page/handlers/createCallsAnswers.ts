import { type HostContext, HostError } from 'latchkey/frame'
import type {
  Session,
  SessionData,
} from '../../account/session/createSession.js'
import { toScope } from '../../account/session/toScope.js'
import type { Wallet } from '../../core/wallet.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Bundles } from '../../requests/calls/createBundles.js'
import type { StatusCards } from '../../requests/calls/createStatusCards.js'
import type { UpgradeSigner } from '../../requests/calls/renewUpgrade.js'
import type { SmartAccounts } from '../../requests/smartAccount/createSmartAccounts.js'
import type { Language } from '../../ui/language/createLanguage.js'

/** Answers about the calls and operations that an app has sent in a session. */
export function createCallsAnswers(parameters: createCallsAnswers.Parameters) {
  const { bundles, chains, rpc, session, smartAccounts, wallet } = parameters
  let cards: StatusCards | undefined

  async function getStatus({
    context: { origin, signal },
    isShown,
    params,
  }: {
    context: HostContext
    isShown: boolean
    params: unknown
  }) {
    const current = await session.read()
    if (!current) throw signedOut()
    const scope = toScope(current, origin)
    const { getCallsStatus } = await import(
      '../../requests/calls/getCallsStatus.js'
    )
    const readStatus = () =>
      getCallsStatus({
        ...{ bundles, chains, params, rpc, scope },
        loadSigner: (chain) => loadSigner(current, chain),
      })
    if (!isShown) return readStatus()
    const { createStatusCards } = await import(
      '../../requests/calls/createStatusCards.js'
    )
    cards ??= createStatusCards(parameters)
    return cards.show({
      ...{ origin, readStatus, signal },
      account: await wallet.getAccount(current.userId),
      assertSession: () => assertSession(current),
      readBundle: () => bundles.read(scope, (params as string[])[0] ?? ''),
    })
  }

  /** Of the operations that the app has sent in this session. */
  async function follow({
    chain,
    context: { origin },
    params,
  }: {
    chain: FrameChain
    context: HostContext
    params: unknown
  }) {
    const current = await session.read()
    if (!current) return
    const { followOperation } = await import(
      '../../requests/calls/followOperation.js'
    )
    await followOperation({
      ...{ bundles, chain, rpc },
      hash: Array.isArray(params) ? params[0] : undefined,
      loadSigner: () => loadSigner(current, chain),
      scope: toScope(current, origin),
    })
  }

  async function assertSession({ publicId }: SessionData) {
    if ((await session.read())?.publicId !== publicId) throw signedOut()
  }

  /** Of the session that an operation was approved in. */
  async function loadSigner(
    current: SessionData,
    chain: FrameChain,
  ): Promise<UpgradeSigner> {
    const { userId } = current
    const account = await wallet.getAccount(userId)
    const { address } = account
    return {
      account,
      assertSession: () => assertSession(current),
      readDelegation: () =>
        smartAccounts.readDelegation({ address, chain, userId }),
    }
  }

  return { follow, getStatus }
}

export declare namespace createCallsAnswers {
  type Parameters = {
    /** Unverified name the app gives itself. */
    appName(): string | undefined
    bundles: Pick<Bundles, 'list' | 'read' | 'update'>
    chains: readonly FrameChain[]
    language: Pick<Language, 'read'>
    /** Where the status of calls is shown. */
    root: HTMLElement
    rpc: Rpc
    session: Session
    smartAccounts: Pick<SmartAccounts, 'readDelegation'>
    wallet: Wallet
  }
}

function signedOut() {
  return new HostError({ message: 'Not signed in', code: 4100 })
}
