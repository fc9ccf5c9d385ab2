import { HostError } from 'latchkey/frame'
import { stringToHex } from 'viem'
import { joinSpend } from '../../core/spend/joinSpend.js'
import { toRawText } from '../../ui/toRawText.js'
import type { PreparedApproval } from '../approval/preparedApproval.js'
import { toNetworkRows } from '../rows/toNetworkRows.js'
import { toShownTransactions } from '../smartAccount/toShownTransactions.js'
import { readTotalSpend } from '../transaction/readSpend.js'
import { toCostRows } from '../transaction/toCostRows.js'
import { describePermissions } from './describePermissions.js'
import { listLive } from './listLive.js'
import type { PermissionParameters } from './permissionParameters.js'
import { prepareDisable } from './prepareDisable.js'
import { prepareSponsored } from './prepareSponsored.js'
import { readGranted } from './readGranted.js'
import { sendAll } from './sendAll.js'
import { toDisableCalls } from './toDisableCalls.js'
import { toRevokeMessage } from './toRevokeMessage.js'

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
  const { account, chain, delegation, grants, rpc, strings } = parameters
  const { message, request } = parse(parameters)
  const key = toComparable([request.expiry, request.permissions])
  const kept = await grants.list()
  const known = kept.filter(
    ({ asked, expiry }) => toComparable([expiry, asked]) === key,
  )
  const { address } = account
  const brought = readGranted({ address, context: request.context })
  const found = known.length > 0 ? known : brought ? [brought] : []
  const delegations = await listLive({ chain, grants: found, rpc })
  // Without its code, an operation would upgrade the account: what others may
  // do would be live again.
  const sponsored =
    delegation === 'ours' && delegations.length > 0
      ? await prepareSponsored({
          ...{ ...parameters, delegation },
          calls: toDisableCalls(delegations),
          capabilities: request.capabilities,
        })
      : undefined
  const prepared = sponsored
    ? []
    : await prepareDisable({
        ...{ chain, delegations, rpc },
        from: address,
        isOurs: delegation === 'ours',
      })
  const transactions = prepared.map(({ transaction }) => transaction)
  const permissions = found[0]?.permissions ?? []
  const told = await describePermissions({ ...parameters, permissions })
  const isUnknown = found.length === 0 && delegation === 'ours'
  const raw = stringToHex(message)
  return {
    async run() {
      if (transactions.length > 0)
        await sendAll({ ...parameters, transactions })
      await sponsored?.send()
      for (const { context } of found) await grants.revoke(context)
      await parameters.assertSession()
      return account.signMessage({ message: { raw } })
    },
    spend:
      sponsored || transactions.length > 0
        ? joinSpend([
            readTotalSpend(prepared),
            ...(sponsored?.spend ? [sponsored.spend] : []),
          ])
        : undefined,
    // What is signed beside the calls names no network.
    view: {
      ...told,
      action: strings.permissions.revoke,
      message,
      rows: [
        ...told.rows,
        ...toNetworkRows(parameters),
        ...(transactions.length > 0
          ? toCostRows(prepared, chain, strings)
          : (sponsored?.costs ?? [])),
      ],
      // What the wallet has not granted here, it cannot end on the chain.
      warnings: isUnknown ? [strings.permissions.unknown] : [],
      isSent: transactions.length > 0 || sponsored !== undefined,
      raw:
        transactions.length > 0 || sponsored
          ? toRawText([
              ...[raw, ...toShownTransactions(transactions)],
              ...(sponsored ? [sponsored.raw] : []),
            ])
          : raw,
    },
  }
}

function parse({ account, chain, params }: PermissionParameters) {
  const request: Record<string, unknown> =
    (Array.isArray(params) ? params[0] : params) ?? {}
  const { address, pci } = request
  const message = toRevokeMessage(pci)
  const [asked, chainId, ...namespace] = String(address)
    .toLowerCase()
    .split(':')
    .reverse()
  // Elsewhere the delegations would stay valid, and be called revoked.
  // guard: revoked chain
  if (namespace.length > 0 && chainId !== String(chain.id))
    throw new HostError({
      message: 'The permission is of another network. Switch to it first',
      code: -32602,
    })
  if (asked !== account.address.toLowerCase())
    throw new HostError({
      message: 'The account is not the one signed in',
      code: 4100,
    })
  return { message, request }
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
