import { HostError } from 'latchkey/frame'
import { type Address, isHex, stringToHex, zeroAddress } from 'viem'
import { DELEGATE } from '../../core/contracts.js'
import { formatCeilingText } from '../../core/format/formatCeilingText.js'
import { addressRow } from '../../ui/addressRow.js'
import { textRow } from '../../ui/textRow.js'
import { toRawText } from '../../ui/toRawText.js'
import type { PreparedApproval } from '../approval/preparedApproval.js'
import { toNetworkRows } from '../rows/toNetworkRows.js'
import { assertNothingPending } from '../smartAccount/assertNothingPending.js'
import { noUpgrades } from '../smartAccount/prepareBatch.js'
import { readDelegate } from '../smartAccount/readDelegate.js'
import { toShownTransactions } from '../smartAccount/toShownTransactions.js'
import {
  type PreparedCost,
  prepareTransaction,
  toCost,
} from '../transaction/prepareTransaction.js'
import { readFees, toPrice } from '../transaction/readFees.js'
import { readTotalSpend } from '../transaction/readSpend.js'
import { toCostRows } from '../transaction/toCostRows.js'
import { toQuantity } from '../transaction/toQuantity.js'
import { assertNoBatch } from './assertNoBatch.js'
import type { Delegation } from './delegation.js'
import { listLive } from './listLive.js'
import type { PermissionParameters } from './permissionParameters.js'
import { prepareDisable } from './prepareDisable.js'
import { readGranted } from './readGranted.js'
import { sendAll } from './sendAll.js'
import { toRevokeMessage } from './toRevokeMessage.js'

/** EIP-7702: what an authorization costs at most. */
const AUTHORIZATION_GAS = 25_000n
/** For nodes that cannot simulate an account without its code. */
const UNTRIED_GAS = 100_000n
const SESSIONS_MAX = 100
/** Another node may answer, which does not have the block yet. */
const CODE_TIMEOUT_MS = 15_000
const POLL_MS = 500

/**
 * Prepares the approval of a `wallet_resetAccount`: the account becomes an
 * ordinary one on the chain (EIP-7702, an authorization of the zero address).
 *
 * The next upgrade would revive what sessions may do, so the chain ends all of
 * them first: those that the wallet knows, and those that the app brings. For
 * the latter the answer has the signatures that the service wants.
 *
 * @throws HostError -32602 when malformed, 4100 for another account, -32000
 * when a batch or a transaction is pending, or there is nothing to reset
 */
export async function prepareReset(
  parameters: PermissionParameters,
): Promise<PreparedApproval> {
  const { account, bundles, chain, grants, nonces, rpc, strings } = parameters
  const { address } = account
  const common = { address, chain, rpc }
  const sessions = parse(parameters)
  await assertNoBatch({ ...common, bundles })
  const nonce = await assertNothingPending({
    chain,
    from: address,
    nonces,
    rpc,
  })
  const delegate = await readDelegate(common)
  const kept = await grants.list()
  const brought = sessions.map(({ context }) =>
    readGranted({ address, context }),
  )
  const contexts = new Set([
    ...kept.map(({ context }) => context),
    ...brought.flatMap((granted) => granted?.context ?? []),
  ])
  const found = [...contexts].map((context) => ({ context }))
  const delegations = await listLive({ chain, grants: found, rpc })
  if (delegate === 'other' || (!delegate && delegations.length === 0))
    throw new HostError({
      message: 'The account is not a smart account on this network',
      code: -32000,
    })
  const prepared = await prepareAll(parameters, {
    ...{ delegations, nonce },
    hasCode: delegate !== undefined,
    isOurs: delegate === DELEGATE,
  })
  const transactions = prepared.map(({ transaction }) => transaction)
  const { delegate: texts } = strings

  async function run() {
    const hash = await sendAll({ ...parameters, transactions })
    await assertReset(common)
    for (const { context } of found) await grants.revoke(context)
    await parameters.assertSession()
    const signatures = []
    for (const { message } of sessions)
      signatures.push(
        await account.signMessage({ message: { raw: stringToHex(message) } }),
      )
    return { hash, signatures }
  }

  return {
    run,
    spend: readTotalSpend(prepared),
    isBound: true,
    view: {
      action: texts.reset,
      subtitle: texts.resetText,
      rows: [
        ...toNetworkRows(parameters),
        ...(delegate ? [addressRow(texts.removed, delegate)] : []),
        ...(delegations.length > 0
          ? [textRow(texts.ended, String(delegations.length))]
          : []),
        ...toCostRows(prepared, chain, strings),
      ],
      // Granted by another wallet: nobody can tell what ends it.
      warnings: brought.includes(undefined)
        ? [strings.permissions.unknown]
        : [],
      isSent: true,
      raw: toRawText([
        ...sessions.map(({ message }) => message),
        toShownTransactions(transactions),
      ]),
    },
  }
}

/** What ends the sessions, and what removes the code. */
async function prepareAll(
  parameters: PermissionParameters,
  state: {
    delegations: readonly Delegation[]
    hasCode: boolean
    isOurs: boolean
    nonce: number
  },
) {
  const { account, chain, rpc } = parameters
  const { address: from } = account
  const { delegations, hasCode, isOurs, nonce } = state
  try {
    const ending =
      delegations.length > 0
        ? await prepareDisable({ chain, delegations, from, isOurs, rpc })
        : []
    const last = hasCode
      ? [await prepareLast(parameters, nonce + ending.length)]
      : []
    const prepared = [...ending, ...last]
    await assertFunds(prepared, parameters)
    return prepared
  } catch (error) {
    if (!/^insufficient funds for gas \*/.test(String(Object(error).message)))
      throw error
    // It names no amount.
    const [gas, { fees }] = await Promise.all([
      estimate({ chain, from, rpc }),
      readFees({ chain, rpc }),
    ])
    const most = (gas + AUTHORIZATION_GAS) * toPrice(fees)
    throw toShortage(most, parameters)
  }
}

function parse({ account, chain, params }: PermissionParameters) {
  const [request, ...others] = Array.isArray(params) ? params : []
  const {
    address,
    chainId,
    sessions = [],
  } = (request ?? {}) as Record<string, unknown>
  const isChain =
    isHex(chainId) && chainId.length > 2 && BigInt(chainId) === BigInt(chain.id)
  if (others.length > 0 || !isChain) throw malformed()
  if (!Array.isArray(sessions) || sessions.length > SESSIONS_MAX)
    throw malformed()
  if (String(address).toLowerCase() !== account.address.toLowerCase())
    throw new HostError({
      message: 'The account is not the one signed in',
      code: 4100,
    })
  return sessions.map((session: unknown) => {
    const { context, pci } = (session ?? {}) as Record<string, unknown>
    return { context, message: toRevokeMessage(pci) }
  })
}

/** A transaction to oneself that carries the authorization. */
async function prepareLast(
  { account, chain, rpc }: PermissionParameters,
  nonce: number,
) {
  const { address: from } = account
  const { dataFee, transaction } = await prepareTransaction({
    ...{ chain, from, rpc },
    gas: (await estimate({ chain, from, rpc })) + AUTHORIZATION_GAS,
    request: { data: '0x', nonce, to: from, value: 0n },
  })
  if (transaction.type !== 'eip1559') throw noUpgrades(chain)
  const authorization = Object.freeze({
    address: zeroAddress,
    chainId: chain.id,
    // The account sends the transaction too, which comes first.
    nonce: nonce + 1,
  })
  return {
    dataFee,
    transaction: Object.freeze({ ...transaction, authorization }),
  }
}

/** Nothing is signed before the user has approved, so it is tried without. */
async function estimate({
  chain,
  from,
  rpc,
}: Pick<PermissionParameters, 'chain' | 'rpc'> & { from: Address }) {
  const call = { from, to: from, value: '0x0', data: '0x' }
  try {
    const gas = await rpc(chain, 'eth_estimateGas', [
      ...[call, 'latest', { [from]: { code: '0x' } }],
    ])
    return (toQuantity(gas) * 6n) / 5n
  } catch (error) {
    if (error instanceof HostError && typeof error.code === 'number')
      return UNTRIED_GAS
    throw error
  }
}

async function assertFunds(
  prepared: readonly PreparedCost[],
  parameters: PermissionParameters,
) {
  const { account, chain, rpc } = parameters
  const balance = await rpc(chain, 'eth_getBalance', [
    ...[account.address, 'pending'],
  ]).then(toQuantity)
  const cost = toCost(prepared)
  if (cost > balance) throw toShortage(cost, parameters)
}

/**
 * No operation can end the code that checks it, so nobody else can pay: the
 * user has to know how much of which coin.
 */
function toShortage(cost: bigint, { chain }: PermissionParameters) {
  const most = formatCeilingText(cost, chain.nativeCurrency)
  return new HostError({
    message: `insufficient funds for gas: at least ${most} on ${chain.name} is needed`,
    code: -32000,
  })
}

/** A transaction succeeds also when the chain skips its authorization. */
async function assertReset(
  parameters: Parameters<typeof readDelegate>[0],
): Promise<void> {
  const deadline = Date.now() + CODE_TIMEOUT_MS
  // guard: reset
  while ((await readDelegate(parameters)) !== undefined) {
    if (Date.now() > deadline)
      throw new HostError({
        message: 'The network has not reset the account. Try again',
        code: -32000,
      })
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function malformed() {
  return new HostError({ message: 'The request is malformed', code: -32602 })
}
