import { type HostApprovalRequest, HostError } from 'latchkey/frame'
import type { Bundles } from '../calls/createBundles.js'
import { toScope } from '../calls/toScope.js'
import type { ReadNames } from '../chain/createNames.js'
import type { ReadPrices } from '../chain/createPrices.js'
import type { Rpc } from '../chain/createRpc.js'
import { findChain } from '../chain/findChain.js'
import { findCluster } from '../chain/findCluster.js'
import { toAssetId } from '../chain/toAssetId.js'
import type { SessionData } from '../createSession.js'
import type { CardLanguage } from '../language/createLanguage.js'
import type { FrameChain, FrameCluster } from '../loadConfig.js'
import { createGrants } from '../permissions/createGrants.js'
import type { SolanaWallet, Wallet } from '../signer/createSignerWallets.js'
import type { SmartAccounts } from '../smartAccount/createSmartAccounts.js'
import type { Database } from '../storage/createDatabase.js'
import { addName } from './addName.js'
import { addViewWorth } from './addViewWorth.js'
import { assertSupported } from './assertSupported.js'
import { isSolanaMethod } from './isSolanaMethod.js'
import {
  type PreparedApproval,
  type PreparedQuestion,
  prepareApproval,
} from './prepareApproval.js'

/** What nearly always costs a fee in the native coin. */
const spending: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
])

/**
 * Finds the network and the account of a request, and decodes it. Loaded with
 * the session: nothing of it is needed before a login.
 *
 * @throws HostError 4200 for methods that this wallet does not have, 4902 or
 * 5710 for a network that it does not have, and those of the method
 */
export async function prepareRequest(
  parameters: prepareRequest.Parameters,
): Promise<PreparedApproval | PreparedQuestion> {
  const { readNames, readPrices } = parameters
  const { caipNetworkId, method } = parameters.request
  const toPriced = async ({ view, ...prepared }: PreparedApproval) => {
    const [priced, named] = await Promise.all([
      addViewWorth(view, { caipNetworkId, readPrices }),
      addName(view, readNames),
    ])
    const rows = priced.rows.map((row, index) => {
      const { note } = named.rows[index] ?? {}
      return note === undefined ? row : { ...row, note }
    })
    return { ...prepared, view: { ...priced, rows } }
  }
  // Looked up while the request is decoded; kept until it is.
  if (spending.has(method)) readPrices?.([toAssetId(caipNetworkId)])
  const found = await decode(parameters)
  if (!('question' in found)) return toPriced(found)
  return {
    ...found,
    answer: async (isApproved) => toPriced(await found.answer(isApproved)),
  }
}

async function decode(
  parameters: prepareRequest.Parameters,
): Promise<PreparedApproval | PreparedQuestion> {
  const { chains, clusters, language, readPrices, request, rpc, user } =
    parameters
  const { strings } = language
  const { caipNetworkId, method, origin, params } = request
  if (isSolanaMethod(method)) {
    const cluster = findCluster(clusters, caipNetworkId)
    const account = await parameters.solanaWallet.getAccount(user.userId)
    const { prepareSolanaApproval } = await import('./prepareSolanaApproval.js')
    return prepareSolanaApproval(method, {
      ...{ account, cluster, origin, params, readPrices, rpc, strings },
    })
  }
  assertSupported(method)
  const chain = findChain(chains, caipNetworkId)
  if (!chain)
    throw new HostError({
      message: 'Unrecognized chain',
      code: method === 'wallet_sendCalls' ? 5710 : 4902,
    })
  const account = await parameters.wallet.getAccount(user.userId)
  const common = { params, chain, account, origin, rpc, strings }
  switch (method) {
    case 'eth_sendTransaction':
    case 'eth_signTypedData_v4':
    case 'personal_sign':
      return prepareApproval(method, common)
  }
  const { assertSession, bundles, smartAccounts } = parameters
  const { address } = account
  const { userId } = user
  const sending = {
    ...{ ...common, assertSession, bundles },
    delegation: await smartAccounts.readDelegation({ address, chain, userId }),
    hasBundler: smartAccounts.hasBundler,
    scope: toScope(user, origin),
  }
  if (method === 'wallet_sendCalls') {
    const { prepareCalls } = await import('../calls/prepareCalls.js')
    return prepareCalls(sending)
  }
  if (method === 'eth_sendUserOperation') {
    const { prepareSendOperation } = await import(
      '../userOperation/prepareSendOperation.js'
    )
    return prepareSendOperation(sending)
  }
  const { preparePermission } = await import(
    '../permissions/preparePermission.js'
  )
  const { appName, database } = parameters
  return preparePermission(method, {
    ...sending,
    appName: appName(),
    grants: createGrants({ address, chainId: chain.id, database }),
    locale: language.locale,
  })
}

export declare namespace prepareRequest {
  /** What requests of any user are prepared with. */
  type Tools = {
    /** Unverified name the app gives itself. */
    appName(): string | undefined
    bundles: Bundles
    chains: readonly FrameChain[]
    clusters: readonly FrameCluster[]
    database: Pick<Database, 'get' | 'set'>
    /** Without it, no receiver has a name. */
    readNames?: ReadNames | undefined
    /** Without it, no cost has a worth. */
    readPrices?: ReadPrices | undefined
    rpc: Rpc
    smartAccounts: Pick<SmartAccounts, 'hasBundler' | 'readDelegation'>
    solanaWallet: SolanaWallet
    wallet: Wallet
  }
  type Parameters = Tools & {
    /** Rejects when the session of the request is over. */
    assertSession(): Promise<void>
    /** What the card speaks. */
    language: CardLanguage
    request: HostApprovalRequest
    user: SessionData
  }
}
