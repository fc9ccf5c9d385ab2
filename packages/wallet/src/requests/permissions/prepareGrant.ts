import { HostError } from 'latchkey/frame'
import { bytesToBigInt, isHex } from 'viem'
import { cleanText } from '../../core/cleanText.js'
import {
  DELEGATION_MANAGER,
  HYBRID_ACCOUNT,
  HYBRID_ACCOUNT_FACTORY,
} from '../../core/contracts.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import { toRawText } from '../../ui/toRawText.js'
import type { PreparedApproval } from '../approval/preparedApproval.js'
import { toNetworkRows } from '../rows/toNetworkRows.js'
import { prepareBatch } from '../smartAccount/prepareBatch.js'
import { toCostRows } from '../transaction/toCostRows.js'
import { ROOT_AUTHORITY } from './delegation.js'
import { describePermissions } from './describePermissions.js'
import { encodeContext } from './encodeContext.js'
import { formatTime } from './formatTime.js'
import { parseGrant } from './parseGrant.js'
import type { PermissionParameters } from './permissionParameters.js'
import { prepareSponsored } from './prepareSponsored.js'
import { sendAll } from './sendAll.js'
import { toCaveats } from './toCaveats.js'
import { toDelegationData } from './toDelegationData.js'

const NAME_MAX_LENGTH = 32
/** Services and chains take so many at once. */
const DELEGATIONS_MAX = 20

/**
 * Prepares the approval of a `wallet_grantPermissions` (ERC-7715): the account
 * signs one delegation per group of rules. Delegations only work for upgraded
 * accounts, so an account that is not upgraded yet is upgraded first, with a
 * transaction that the card shows.
 *
 * @throws HostError 4200 where accounts cannot be upgraded, or run the code of
 * another wallet, and what `parseGrant` and `prepareBatch` throw
 */
export async function prepareGrant(
  parameters: PermissionParameters,
): Promise<PreparedApproval> {
  const { account, appName, chain, delegation, grants } = parameters
  const { locale, nonces, origin, params, rpc, strings } = parameters
  const { address } = account
  const grant = parseGrant({
    ...{ address, chainId: chain.id, params },
    now: Math.floor(Date.now() / 1_000),
  })
  if (delegation === 'foreign' || delegation === 'unavailable')
    throw unsupported()
  const { expiry, permissions, request, session } = grant
  const groups = permissions.flatMap((one) => toCaveats(one, expiry))
  if (groups.length > DELEGATIONS_MAX)
    throw new HostError({
      message: 'The permission has too many parts',
      code: -32602,
    })
  if (session.factory) await assertHybrid(parameters)
  const common = { chain, delegation, from: address, rpc }
  const noCall = { data: '0x' as const, to: address, value: 0n }
  const { capabilities } = request
  const [told, sponsored] = await Promise.all([
    describePermissions({ ...parameters, permissions }),
    delegation === 'none'
      ? prepareSponsored({
          ...{ ...parameters, calls: [noCall], capabilities, delegation },
        })
      : undefined,
  ])
  const upgrade =
    delegation === 'none' && !sponsored
      ? await prepareBatch({ ...common, calls: [noCall], nonces })
      : undefined
  const transactions = upgrade ? [upgrade.transaction] : []
  const orders = groups.map((caveats) => ({
    ...{ authority: ROOT_AUTHORITY, caveats, delegate: session.address },
    ...{ delegator: address, salt: createSalt() },
  }))
  const data = orders.map((order) => toDelegationData(order, chain.id))

  async function run() {
    // A delegation signed before would be live as soon as another app upgrades
    // the account, though this one failed.
    if (upgrade) await sendAll({ ...parameters, transactions })
    await sponsored?.send()
    await parameters.assertSession()
    const signatures = await Promise.all(data.map(account.signTypedData))
    const delegations = orders.map((order, index) => ({
      ...order,
      signature: signatures[index] ?? '0x',
    }))
    const context = encodeContext(delegations)
    const asked = request.permissions
    await grants.add({ asked, context, expiry, origin, permissions })
    const { chainId, signer } = request
    const { factory, factoryData } = session
    return {
      ...{ address, chainId, context, expiry, permissions: asked, signer },
      signerMeta: { delegationManager: DELEGATION_MANAGER },
      ...(factory && { accountMeta: { factory, factoryData } }),
    }
  }

  return {
    run,
    // What is granted can be spent over and over.
    spend: 'unknown',
    isBound: true,
    view: {
      ...told,
      action: strings.permissions.grant,
      // guard: not simulated
      expected: { note: strings.expected.later, rows: [] },
      subtitle: strings.permissions.until({
        app: toAppText(appName, origin),
        date: formatTime(expiry, locale),
      }),
      rows: [
        ...told.rows,
        receiverRow(strings.permissions.key, session.address),
        ...toNetworkRows(parameters),
        ...(delegation === 'none'
          ? [
              textRow(strings.labels.upgrade, strings.labels.sameAddress),
              ...(sponsored?.costs ??
                toCostRows(
                  upgrade ? [upgrade] : [],
                  ...([chain, strings] as const),
                )),
            ]
          : []),
      ],
      isSent: delegation === 'none',
      raw: toRawText({
        delegations: data.map(({ domain, message }) => ({ domain, message })),
        transactions,
        ...(sponsored && { operation: sponsored.raw }),
      }),
    },
  }
}

/** The name is a claim; the host is what the browser has said. */
function toAppText(appName: string | undefined, origin: string) {
  const name = cleanText(appName ?? '', NAME_MAX_LENGTH)
  const { host } = new URL(origin)
  return name ? `${name} (${host})` : host
}

/** @throws HostError 4200 where P-256 keys have no account */
async function assertHybrid({ chain, rpc }: PermissionParameters) {
  const codes = await Promise.all(
    [HYBRID_ACCOUNT, HYBRID_ACCOUNT_FACTORY].map((contract) =>
      rpc(chain, 'eth_getCode', [contract, 'latest']),
    ),
  )
  if (!codes.every((code) => isHex(code) && code.length > 2))
    throw unsupported()
}

function unsupported() {
  return new HostError({
    message: 'This account cannot grant such permissions on this network',
    code: 4200,
  })
}

function createSalt() {
  return bytesToBigInt(crypto.getRandomValues(new Uint8Array(32)))
}
