import { HostError } from 'latchkey/frame'
import {
  encodeFunctionData,
  isAddressEqual,
  isHex,
  type LocalAccount,
  parseAbi,
  stringToHex,
} from 'viem'
import type { PreparedApproval } from '../approval/prepareApproval.js'
import { toCostRows } from '../approval/toCostRows.js'
import { toNetworkRows } from '../approval/toNetworkRows.js'
import { toRawText } from '../approval/toRawText.js'
import { prepareTransactions } from '../calls/prepareTransactions.js'
import { DELEGATION_MANAGER } from '../smartAccount/contracts.js'
import { prepareBatch } from '../smartAccount/prepareBatch.js'
import type { Grant } from './createGrants.js'
import { decodeContext } from './decodeContext.js'
import { type Delegation, ROOT_AUTHORITY } from './delegation.js'
import { describePermissions } from './describePermissions.js'
import { encodeDisable } from './encodeDisable.js'
import { hashDelegation } from './hashDelegation.js'
import type { Permission } from './permission.js'
import type { PermissionParameters } from './preparePermission.js'
import { readPermission } from './readPermission.js'
import { sendAll } from './sendAll.js'

/** As app and service name a permission; rules out any other sentence. */
const isPermissionId = /^[-_.:a-zA-Z0-9]{1,128}$/

const managerAbi = parseAbi([
  'function disabledDelegations(bytes32 hash) view returns (bool)',
])

/**
 * Prepares the approval of a `wallet_revokePermissions`. The wallet itself
 * builds the calls that end the delegations on the chain; apps cannot make
 * them. What the app receives is the id, signed by the owner, for the service
 * that lists sessions.
 *
 * Repeating it is harmless: what the chain has ended is only signed.
 *
 * @throws HostError -32602 for a malformed id, 4100 for another account, and
 * what `prepareBatch` and `prepareTransactions` throw
 */
export async function prepareRevoke(
  parameters: PermissionParameters,
): Promise<PreparedApproval> {
  const { account, chain, delegation, grants, strings } = parameters
  const { message, request } = parse(parameters.params, account)
  const key = toComparable([request.expiry, request.permissions])
  const kept = await grants.list()
  const known = kept.filter(
    ({ asked, expiry }) => toComparable([expiry, asked]) === key,
  )
  const found = known.length > 0 ? known : readContext(request, account)
  const live = await listLive(found, parameters)
  const prepared = await prepareCalls(live, parameters)
  const transactions = prepared.map(({ transaction }) => transaction)
  const permissions = found[0]?.permissions ?? []
  const told = await describePermissions({ ...parameters, permissions })
  const isUnknown = found.length === 0 && delegation === 'ours'
  const raw = stringToHex(message)
  return {
    async run() {
      if (transactions.length > 0)
        await sendAll({ ...parameters, transactions })
      for (const { context } of found) await grants.revoke(context)
      await parameters.assertSession()
      return account.signMessage({ message: { raw } })
    },
    view: {
      ...told,
      action: strings.permissions.revoke,
      message,
      rows: [
        ...told.rows,
        ...toNetworkRows(parameters),
        ...(transactions.length > 0
          ? toCostRows(transactions, chain, strings)
          : []),
      ],
      // What the wallet has not granted here, it cannot end on the chain.
      warnings: isUnknown ? [strings.permissions.unknown] : [],
      isSent: transactions.length > 0,
      raw: transactions.length > 0 ? toRawText([raw, ...transactions]) : raw,
    },
  }
}

function parse(params: unknown, account: LocalAccount) {
  const request: Record<string, unknown> =
    (Array.isArray(params) ? params[0] : params) ?? {}
  const { address, pci } = request
  if (typeof pci !== 'string' || !isPermissionId.test(pci))
    throw new HostError({
      message: 'The id of the permission is malformed',
      code: -32602,
    })
  const asked = String(address).toLowerCase().split(':').at(-1)
  if (asked !== account.address.toLowerCase())
    throw new HostError({
      message: 'The account is not the one signed in',
      code: 4100,
    })
  return { message: `Revoke app permission ${pci}`, request }
}

/**
 * What was granted under another site: a browser may keep the frame's storage
 * apart for each, so the app brings the context. The card shows what its
 * delegations say, which need not be what the app says of them.
 */
function readContext(
  { context }: Record<string, unknown>,
  account: LocalAccount,
): readonly Granted[] {
  const delegations = isHex(context) ? decodeContext(context) : undefined
  const permissions = delegations?.map(({ authority, caveats, delegator }) => {
    const isOwn =
      authority === ROOT_AUTHORITY && isAddressEqual(delegator, account.address)
    return isOwn ? readPermission(caveats)?.permission : undefined
  })
  if (!isHex(context) || !permissions || permissions.includes(undefined))
    return []
  return [{ context, permissions: permissions as readonly Permission[] }]
}

type Granted = Pick<Grant, 'context' | 'permissions'>

/** The delegations that the chain has not ended yet. */
async function listLive(
  found: readonly Granted[],
  { chain, rpc }: PermissionParameters,
) {
  const delegations = found.flatMap(
    ({ context }) => decodeContext(context) ?? [],
  )
  const ended = await Promise.all(
    delegations.map(async (delegation) => {
      const data = encodeFunctionData({
        abi: managerAbi,
        args: [hashDelegation(delegation)],
      })
      const call = { data, to: DELEGATION_MANAGER }
      const answer = await rpc(chain, 'eth_call', [call, 'latest'])
      return BigInt(String(answer)) !== 0n
    }),
  )
  return delegations.filter((_, index) => !ended[index])
}

/** Signed delegations outlive the account's code, so they end without it. */
function prepareCalls(
  delegations: readonly Delegation[],
  { account, chain, delegation, rpc }: PermissionParameters,
) {
  const calls = delegations.map((delegation) => ({
    ...{ accessList: undefined, gas: undefined, nonce: undefined },
    ...{ maxFeePerGas: undefined, maxPriorityFeePerGas: undefined },
    ...{ data: encodeDisable(delegation), to: DELEGATION_MANAGER, value: 0n },
  }))
  const common = { calls, chain, from: account.address, rpc }
  return delegation === 'ours' && calls.length > 1
    ? Promise.all([prepareBatch({ ...common, delegation })])
    : prepareTransactions(common)
}

/** The letter case of hex and the order of keys make no difference. */
function toComparable(value: unknown) {
  return JSON.stringify(value, (_, item) => {
    if (typeof item === 'string')
      return item.startsWith('0x') ? item.toLowerCase() : item
    return item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort())
      : item
  })
}
