import { addressRow } from '../approval/addressRow.js'
import { textRow } from '../approval/textRow.js'
import type { ApprovalView, Row, TreeNode } from '../approval/view.js'
import { formatUnitsText } from '../format/formatUnitsText.js'
import type { FrameCluster } from '../loadConfig.js'
import type { SolanaKey } from './createSolanaWallet.js'
import type { DescribedTransaction } from './describeTransaction.js'
import { joinWarnings } from './joinWarnings.js'
import { type Part, sol } from './part.js'
import { pickPayment } from './pickPayment.js'
import { toAccountRows } from './toAccountRows.js'

type Context = { account: SolanaKey; cluster: FrameCluster }

/**
 * Transactions as the card shows them: a payment, or another single action,
 * large and plain; anything else as the list of all that it does.
 */
export function toTransactionsView(
  transactions: readonly DescribedTransaction[],
  context: Context,
): ApprovalView {
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
    action: `Sign ${transactions.length} transactions`,
    rows: [
      ...toAccountRows(context),
      toFeeRow('Fees', {
        fee: own.reduce((sum, { fee }) => sum + fee, 0n),
        isFeeExact: own.every(({ isFeeExact }) => isFeeExact),
      }),
      ...toRentRows(transactions.flatMap(({ parts }) => parts)),
    ],
    tree: transactions.map((transaction, index) => ({
      label: `Transaction ${index + 1}`,
      children: [
        ...toTree(transaction.parts),
        ...toCosts(transaction, context).map(toLeaf),
      ],
    })),
    warnings: joinWarnings(
      'Transaction',
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
  const payment = pickPayment(parts)
  const [only] = payment ? [payment] : parts
  const rows = toCosts(transaction, context, payment?.payment.lamports)
  if (payment || (only && parts.length === 1))
    return {
      action: only?.title ?? '',
      amount: only?.amount,
      amountNote: only?.amountNote,
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
        ? `Approve ${parts.length} actions`
        : 'Pay a network fee',
    rows: [...toAccountRows(context), ...rows, ...toRentRows(parts)],
    ...(parts.length > 0 && { tree: toTree(parts) }),
    warnings: [
      ...warnings,
      ...joinWarnings(
        'Part',
        parts.map((part) => part.warnings),
      ),
    ],
  }
}

function toCosts(
  transaction: DescribedTransaction,
  { account }: Context,
  lamports = 0n,
): readonly Row[] {
  const { fee, feePayer, isFeeExact } = transaction
  if (feePayer !== account.address)
    return [toFeeRow('Fee', transaction), addressRow('Fee paid by', feePayer)]
  const total = {
    ...toFeeRow('Total', { fee: fee + lamports, isFeeExact }),
    testId: 'total',
  }
  return [toFeeRow('Fee', transaction), ...(lamports > 0n ? [total] : [])]
}

function toFeeRow(
  label: string,
  { fee, isFeeExact }: { fee: bigint; isFeeExact: boolean },
): Row {
  const text = isFeeExact ? label : `${label}, at most`
  return { ...textRow(text, formatUnitsText(fee, sol)), testId: 'fee' }
}

/** An account is made once, however often it is asked for. */
function toRentRows(parts: readonly Part[]): readonly Row[] {
  const rents = new Map(
    parts.flatMap(({ rent }) => (rent ? [[rent.account, rent.lamports]] : [])),
  )
  const sum = [...rents.values()].reduce((total, rent) => total + rent, 0n)
  if (sum === 0n) return []
  const amount = formatUnitsText(sum, sol)
  const label = rents.size > 1 ? 'New token accounts' : 'New token account'
  return [textRow(label, amount)]
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
