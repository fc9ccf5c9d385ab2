import type { SolanaKey } from '../../core/wallet.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import { addressRow } from '../../ui/addressRow.js'
import { joinWarnings } from '../../ui/joinWarnings.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { ApprovalView, Row, TreeNode } from '../../ui/view.js'
import type { DescribedTransaction } from './describeTransaction.js'
import { type Part, sol } from './part.js'
import { pickPayment } from './pickPayment.js'
import { toAccountRows } from './toAccountRows.js'
import { toCostRow } from './toCostRow.js'

type Context = {
  account: SolanaKey
  cluster: FrameCluster
  strings: Strings
}

/**
 * Transactions as the card shows them: a payment, or another single action,
 * large and plain; anything else as the list of all that it does.
 */
export function toTransactionsView(
  transactions: readonly DescribedTransaction[],
  context: Context,
): ApprovalView {
  const { strings } = context
  const { labels, solana } = strings
  const [first, ...others] = transactions
  if (first && others.length === 0)
    return {
      ...toView(first, context),
      raw: JSON.stringify(first.raw, null, 2),
    }
  const own = transactions.filter(
    ({ feePayer }) => feePayer === context.account.address,
  )
  return {
    action: strings.actions.transactions(transactions.length),
    rows: [
      ...toAccountRows(context),
      toFeeRow(
        [solana.fees, solana.feesAtMost],
        {
          fee: own.reduce((sum, { fee }) => sum + fee, 0n),
          isFeeExact: own.every(({ isFeeExact }) => isFeeExact),
        },
        context.cluster,
      ),
      ...toRentRows(
        transactions.flatMap(({ parts }) => parts),
        context,
      ),
    ],
    tree: transactions.map((transaction, index) => ({
      label: labels.transaction(String(index + 1), 1),
      children: [
        ...toTree(transaction.parts),
        ...toCosts(transaction, context).map(toLeaf),
      ],
    })),
    warnings: joinWarnings(
      strings,
      'transaction',
      transactions.map(({ parts, warnings }) => [
        ...warnings,
        ...parts.flatMap((part) => part.warnings),
      ]),
    ),
    raw: JSON.stringify(
      transactions.map(({ raw }) => raw),
      null,
      2,
    ),
  }
}

function toView(
  transaction: DescribedTransaction,
  context: Context,
): Omit<ApprovalView, 'raw'> {
  const { parts, warnings } = transaction
  const { strings } = context
  const payment = pickPayment(parts)
  const [only] = payment ? [payment] : parts
  const rows = toCosts(transaction, context, payment?.payment.lamports)
  if (payment || (only && parts.length === 1))
    return {
      action: only?.title ?? '',
      amount: only?.amount,
      ...(payment && { amountCost: toAmountCost(payment.payment) }),
      amountNote: only?.amountNote,
      ...(only?.subtitle && { subtitle: only.subtitle }),
      rows: [
        ...(only?.rows ?? []),
        ...toAccountRows(context),
        ...(payment?.extras ?? []),
        ...rows,
      ],
      warnings: [...warnings, ...(only?.warnings ?? [])],
    }
  return {
    action:
      parts.length > 0
        ? strings.actions.several(parts.length)
        : strings.solana.payFee,
    rows: [...toAccountRows(context), ...rows, ...toRentRows(parts, context)],
    ...(parts.length > 0 && { tree: toTree(parts) }),
    warnings: [
      ...warnings,
      ...joinWarnings(
        strings,
        'part',
        parts.map((part) => part.warnings),
      ),
    ],
  }
}

function toAmountCost({
  decimals = sol.decimals,
  spend,
  ...payment
}: NonNullable<Part['payment']>): ApprovalView['amountCost'] {
  const { asset, units } = spend
  const shown = 'shown' in payment ? payment.shown : units
  if (shown === undefined) return
  return {
    ...(asset !== 'native' && { address: asset }),
    decimals,
    units: shown,
  }
}

function toCosts(
  transaction: DescribedTransaction,
  { account, cluster, strings }: Context,
  lamports = 0n,
): readonly Row[] {
  const { fee, feePayer, isFeeExact } = transaction
  const { labels, solana } = strings
  const feeRow = toFeeRow([labels.fee, labels.feeAtMost], transaction, cluster)
  if (feePayer !== account.address)
    return [feeRow, addressRow(solana.feePaidBy, feePayer)]
  const total = {
    ...toFeeRow(
      [labels.total, labels.totalAtMost],
      {
        fee: fee + lamports,
        isFeeExact,
      },
      cluster,
    ),
    testId: 'total',
  }
  return [feeRow, ...(lamports > 0n ? [total] : [])]
}

function toFeeRow(
  [exact, atMost]: readonly [exact: string, atMost: string],
  { fee, isFeeExact }: { fee: bigint; isFeeExact: boolean },
  cluster: FrameCluster,
): Row {
  const text = isFeeExact ? exact : atMost
  return { ...toCostRow(text, fee, cluster), testId: 'fee' }
}

/** An account is made once, however often it is asked for. */
function toRentRows(
  parts: readonly Part[],
  { cluster, strings: { solana } }: Context,
): readonly Row[] {
  const rents = new Map(
    parts.flatMap(({ rent }) => (rent ? [[rent.account, rent.lamports]] : [])),
  )
  const sum = [...rents.values()].reduce((total, rent) => total + rent, 0n)
  if (sum === 0n) return []
  const label =
    rents.size > 1 ? solana.newTokenAccounts : solana.newTokenAccount
  return [toCostRow(label, sum, cluster)]
}

function toTree(parts: readonly Part[]): readonly TreeNode[] {
  return parts.map(({ amount, rows, title }, index) => ({
    label: `${index + 1}. ${title}`,
    value: amount,
    children: rows.map(toLeaf),
  }))
}

function toLeaf({ kind, label, note, value }: Row): TreeNode {
  if (kind === 'address') return { kind, label, value }
  return { kind, label, value: note ? `${value} · ${note}` : value }
}
