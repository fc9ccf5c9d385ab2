import { type HostApprovalRequest, HostError } from 'latchkey/frame'
import type { Address } from 'viem'
import type { SessionData } from '../account/session/createSession.js'
import { toScope } from '../account/session/toScope.js'
import type { PlaceRules } from '../core/spend/decidePlace.js'
import type { SolanaWallet, Wallet } from '../core/wallet.js'
import type { ReadNames } from '../node/createNames.js'
import type { ReadPrices } from '../node/createPrices.js'
import type { Rpc } from '../node/createRpc.js'
import { findChain } from '../node/findChain.js'
import { findCluster } from '../node/findCluster.js'
import type { FrameChain, FrameCluster } from '../node/loadConfig.js'
import { readToken } from '../node/readToken.js'
import { toAssetId } from '../node/toAssetId.js'
import type {
  PreparedApproval,
  PreparedQuestion,
} from '../requests/approval/preparedApproval.js'
import type { Bundles } from '../requests/calls/createBundles.js'
import type { ReadDescriptors } from '../requests/descriptor/createDescriptors.js'
import { createGrants } from '../requests/permissions/createGrants.js'
import type { SmartAccounts } from '../requests/smartAccount/createSmartAccounts.js'
import { sol } from '../requests/solana/part.js'
import type { Nonces } from '../requests/transaction/createNonces.js'
import type { Database } from '../storage/createDatabase.js'
import type { Currency } from '../ui/createCurrency.js'
import type { CardLanguage } from '../ui/language/createLanguage.js'
import { addName } from './addName.js'
import { addPlace } from './addPlace.js'
import { addViewWorth } from './addViewWorth.js'
import { assertSupported } from './assertSupported.js'
import type { Spent } from './createSpent.js'
import { isSolanaMethod } from './isSolanaMethod.js'
import { prepareApproval } from './prepareApproval.js'

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
  const { language, readNames, readPrices } = parameters
  const { caipNetworkId, method } = parameters.request
  const placing = toPlacing(parameters)
  const toPriced = async ({
    renew,
    view,
    ...prepared
  }: PreparedApproval): Promise<PreparedApproval> => {
    const [priced, named, placed] = await Promise.all([
      addViewWorth(view, {
        ...{ caipNetworkId, readPrices },
        currency: parameters.currency?.read(),
        locale: language.locale,
      }),
      addName(view, readNames),
      addPlace({ ...prepared, view }, placing),
    ])
    const rows = priced.rows.map((row, index) => {
      const { note } = named.rows[index] ?? {}
      return note === undefined ? row : { ...row, note }
    })
    return {
      ...placed,
      ...(renew && {
        async renew() {
          const again = await renew()
          return again && toPriced(again)
        },
      }),
      view: { ...priced, rows },
    }
  }
  // Looked up while the request is decoded; kept until it is.
  if (spending.has(method)) readPrices?.([toAssetId(caipNetworkId)])
  const found = await decode(parameters)
  const finish = async (prepared: PreparedApproval) =>
    toPriced(await simulate(prepared, parameters))
  if (!('question' in found)) return finish(found)
  return {
    ...found,
    // It puts other code in place of the account's.
    needsWindow: !placing.isTest, // guard: replaced code
    answer: async (isApproved) => finish(await found.answer(isApproved)),
  }
}

/** What decides where the request is approved. */
function toPlacing(parameters: prepareRequest.Parameters): addPlace.Parameters {
  const { chains, clusters, placeRules, readPrices, rpc } = parameters
  const { caipNetworkId } = parameters.request
  const chain = findChain(chains, caipNetworkId)
  const cluster = clusters.find((one) => one.caipNetworkId === caipNetworkId)
  const readDecimals = async (token: string | undefined) => {
    if (!chain) return token === undefined ? sol.decimals : undefined
    if (token === undefined) return chain.nativeCurrency.decimals
    const address = token as Address
    return (await readToken({ address, chain, rpc }))?.decimals
  }
  return {
    ...{ caipNetworkId, readDecimals, readPrices },
    id: crypto.randomUUID(),
    isGuest: parameters.user.isGuest === true,
    isTest: (chain ?? cluster)?.isTest === true,
    rules: placeRules,
    spent: parameters.spent,
    token: parameters.user.token,
  }
}

async function simulate(
  prepared: PreparedApproval,
  { language, rpc }: prepareRequest.Parameters,
): Promise<PreparedApproval> {
  if (!prepared.simulation) return prepared
  const { addSimulation } = await import(
    '../requests/simulate/addSimulation.js'
  )
  return addSimulation(prepared, { rpc, strings: language.strings })
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
  const { nonces, readDescriptors } = parameters
  const common = {
    ...{ account, chain, nonces, origin, params, readDescriptors },
    ...{ rpc, strings },
  }
  switch (method) {
    case 'eth_sendTransaction':
    case 'personal_sign':
      return prepareApproval(method, common)
    case 'eth_signTypedData_v4': {
      // Most approvals are of transactions.
      const { prepareTypedData } = await import('./prepareTypedData.js')
      return prepareTypedData(common)
    }
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
    const { prepareCalls } = await import('../requests/calls/prepareCalls.js')
    return prepareCalls(sending)
  }
  if (method === 'eth_sendUserOperation') {
    const { prepareSendOperation } = await import(
      '../requests/calls/prepareSendOperation.js'
    )
    return prepareSendOperation(sending)
  }
  const { preparePermission } = await import(
    '../requests/permissions/preparePermission.js'
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
    /** Of what costs are worth; default dollars. */
    currency?: Pick<Currency, 'read'> | undefined
    database: Pick<Database, 'get' | 'set'>
    nonces: Nonces
    /** Without it, unknown calls have no words. */
    readDescriptors?: ReadDescriptors | undefined
    /** Without it, no receiver has a name. */
    readNames?: ReadNames | undefined
    /** Without it, no cost has a worth. */
    readPrices?: ReadPrices | undefined
    placeRules: PlaceRules
    rpc: Rpc
    smartAccounts: Pick<SmartAccounts, 'hasBundler' | 'readDelegation'>
    solanaWallet: SolanaWallet
    spent: Spent
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
