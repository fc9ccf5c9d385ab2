import { toAssetId } from '../../node/toAssetId.js'
import { addressRow } from '../../ui/addressRow.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import type { Row } from '../../ui/view.js'
import { toAmountRow } from '../rows/toAmountRow.js'
import { type DecodeContext, sol } from './part.js'
import { readMint } from './readMint.js'
import { showTokens } from './showTokens.js'
import type { SolanaChange } from './simulateChanges.js'
import { toTokenRows } from './toTokenRows.js'

type Context = Pick<
  DecodeContext,
  'accounts' | 'cluster' | 'rpc' | 'strings' | 'user'
>

/**
 * The lines that say what becomes of the user's own SOL and tokens, and who
 * else may take of them or controls them.
 */
export async function toChangeRows(
  changes: readonly SolanaChange[],
  context: Context,
): Promise<readonly Row[]> {
  const rows = await Promise.all(
    changes.map((change) => toRows(change, context)),
  )
  return rows.flat()
}

async function toRows(
  change: SolanaChange,
  context: Context,
): Promise<readonly Row[]> {
  const { cluster, strings } = context
  const { solana } = strings
  switch (change.kind) {
    case 'sol': {
      const gained = change.after - change.before
      const id = toAssetId(cluster.caipNetworkId)
      return gained === 0n
        ? []
        : [toAmountRow({ change: gained, id, strings, unit: sol })]
    }
    case 'token':
      return change.after === change.before
        ? []
        : toTokenChange(change, context)
    case 'delegate':
      return toDelegateRows(change, context)
    case 'control':
      return [
        {
          ...addressRow(solana.changeControl, change.account),
          testId: 'expected-control',
        },
        receiverRow(solana.newAuthority, change.authority),
      ]
  }
}

type Of<kind extends SolanaChange['kind']> = Extract<
  SolanaChange,
  { kind: kind }
>

async function toTokenChange(
  { after, before, mint: address, program }: Of<'token'>,
  context: Context,
): Promise<readonly Row[]> {
  const { accounts, cluster, strings } = context
  const mint = await readMint(accounts, address, program)
  const change = after - before
  const isPaid = change < 0n
  const { note, text, units } = await showTokens(
    isPaid ? -change : change,
    mint,
    context,
  )
  const { expected } = strings
  const row =
    mint && units !== undefined
      ? toAmountRow({
          change: isPaid ? -units : units,
          id: toAssetId(cluster.caipNetworkId, address),
          ...{ strings, unit: mint },
        })
      : {
          ...textRow(isPaid ? expected.pay : expected.get, text),
          testId: isPaid ? 'expected-pay' : 'expected-get',
        }
  return [
    { ...row, ...(note && { note }) },
    ...toTokenRows(address, mint, strings),
  ]
}

async function toDelegateRows(
  { after, delegate, mint: address, program }: Of<'delegate'>,
  context: Context,
): Promise<readonly Row[]> {
  const { accounts, strings } = context
  const mint = await readMint(accounts, address, program)
  const shown = await showTokens(after, mint, context)
  const { expected, labels } = strings
  return [
    {
      ...textRow(expected.allow, shown.text, shown.note),
      testId: 'expected-allow',
    },
    receiverRow(labels.spender, delegate),
    ...toTokenRows(address, mint, strings),
  ]
}
