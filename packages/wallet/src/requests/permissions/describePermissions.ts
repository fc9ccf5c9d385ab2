import { HostError } from 'latchkey/frame'
import { type Hex, toFunctionSelector } from 'viem'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { readToken } from '../../node/readToken.js'
import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { textRow } from '../../ui/textRow.js'
import type { ApprovalView, Row } from '../../ui/view.js'
import { tokenRow } from '../rows/tokenRow.js'
import { formatTime } from './formatTime.js'
import type { ContractCall, Permission } from './permission.js'

/** What takes tokens out of an account, or lets someone else do so. */
const takers: readonly Hex[] = [
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
  'approve(address,uint256)',
  'increaseAllowance(address,uint256)',
  'setApprovalForAll(address,bool)',
  'safeTransferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256,bytes)',
  'safeTransferFrom(address,address,uint256,uint256,bytes)',
  'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
].map(toFunctionSelector)

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * What permissions allow, in words: `Up to 5 USDC a day`. A single one is the
 * figure of the card; several are a list.
 *
 * @throws HostError -32602 for an allowance of a contract that is no token
 */
export async function describePermissions(
  parameters: describePermissions.Parameters,
): Promise<describePermissions.ReturnType> {
  const told = await Promise.all(
    parameters.permissions.map((permission) =>
      describe(permission, parameters),
    ),
  )
  const warnings = [...new Set(told.flatMap(({ warnings }) => warnings))]
  const [only, ...others] = told
  if (only && others.length === 0)
    return { amount: only.title, rows: only.rows, warnings }
  return {
    rows: [],
    tree: told.map(({ rows, title }, index) => ({
      label: `${index + 1}. ${title}`,
      children: rows.map(({ kind, label, note, value }) =>
        kind === 'address'
          ? { kind, label: note ? `${label} · ${note}` : label, value }
          : { label, value: note ? `${value} · ${note}` : value },
      ),
    })),
    warnings,
  }
}

export declare namespace describePermissions {
  type Parameters = {
    chain: FrameChain
    /** BCP 47 tag of the card. */
    locale: string
    permissions: readonly Permission[]
    rpc: Rpc
    strings: Strings
  }
  type ReturnType = Pick<ApprovalView, 'amount' | 'rows' | 'tree' | 'warnings'>
}

type Told = { rows: readonly Row[]; title: string; warnings: readonly string[] }

async function describe(
  permission: Permission,
  parameters: describePermissions.Parameters,
): Promise<Told> {
  const { chain, locale, rpc, strings } = parameters
  const { labels, permissions } = strings
  if (permission.type === 'contract-call')
    return describeCalls(permission, parameters)
  const token =
    permission.type === 'erc20-recurring-allowance'
      ? await readToken({ address: permission.token, chain, rpc })
      : undefined
  if (permission.type === 'erc20-recurring-allowance' && !token)
    throw new HostError({
      message: 'The token of the permission cannot be read',
      code: -32602,
    })
  const { allowance, period, start } = permission
  const amount = formatUnitsText(allowance, token ?? chain.nativeCurrency)
  const starts = formatTime(start, locale)
  return {
    rows: [
      ...(token ? [tokenRow(labels.token, token)] : []),
      ...(start > Date.now() / 1_000
        ? [textRow(permissions.starts, starts)]
        : []),
    ],
    title: toRate(amount, period, parameters),
    warnings: [permissions.spends],
  }
}

function describeCalls(
  { address, functions }: ContractCall,
  { chain, strings }: describePermissions.Parameters,
): Told {
  const { actions, labels, permissions } = strings
  const takes = functions.some(({ selector }) => takers.includes(selector))
  return {
    rows: [
      addressRow(labels.contract, address),
      ...functions.map(({ signature, valueLimit }) => {
        const limit = formatUnitsText(valueLimit, chain.nativeCurrency)
        const note = valueLimit > 0n ? permissions.perCall(limit) : undefined
        return textRow(labels.function, signature, note)
      }),
    ],
    title: actions.callContract,
    warnings: takes
      ? [permissions.takes, permissions.calls]
      : [permissions.calls],
  }
}

function toRate(
  amount: string,
  period: number,
  { locale, strings: { permissions } }: describePermissions.Parameters,
) {
  if (period === 3_600) return permissions.hourly(amount)
  if (period === 86_400) return permissions.daily(amount)
  if (period === 604_800) return permissions.weekly(amount)
  const [unit, seconds] =
    units.find(([, seconds]) => period % seconds === 0) ?? units[3]
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    ...{ style: 'unit', unit, unitDisplay: 'long' },
  })
  return permissions.every({
    amount,
    period: format.format(period / seconds),
  })
}
