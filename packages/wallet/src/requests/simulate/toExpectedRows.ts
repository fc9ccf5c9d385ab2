import { type Address, isAddressEqual } from 'viem'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { readCollectionName } from '../../node/readCollectionName.js'
import { readToken } from '../../node/readToken.js'
import { toAssetId } from '../../node/toAssetId.js'
import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { textRow } from '../../ui/textRow.js'
import type { Row } from '../../ui/view.js'
import { UNLIMITED } from '../decode/describeTokenCall.js'
import { findRouter } from '../decode/findRouter.js'
import { toAmountRow } from '../rows/toAmountRow.js'
import { tokenRow } from '../rows/tokenRow.js'
import type { Question } from './question.js'
import type { Change } from './simulateCalls.js'

type Context = {
  account: Address
  chain: FrameChain
  rpc: Rpc
  strings: Strings
}

type Of<kind extends Question['kind']> = Extract<Question, { kind: kind }>

/**
 * The lines that say what becomes of the account's own holdings and of what
 * others may take. What is paid is rounded up, what is received down.
 */
export async function toExpectedRows(
  changes: readonly Change[],
  context: Context,
): Promise<readonly Row[]> {
  const changed = changes.filter(({ after, before }) => after !== before)
  const collections = changed.flatMap(({ question }) =>
    question.kind === 'nft' || question.kind === 'items' ? question.token : [],
  )
  // How many of a collection there are is said by its items.
  const rows = await Promise.all(
    changed
      .filter(
        ({ question }) =>
          question.kind !== 'balance' ||
          !collections.some((one) => isAddressEqual(one, question.token)),
      )
      .map((change) => toRows(change, context)),
  )
  return rows.flat()
}

async function toRows(
  { after, before, question }: Change,
  context: Context,
): Promise<readonly Row[]> {
  const { account, chain } = context
  const change = after - before
  switch (question.kind) {
    case 'coin':
      return [toCoinRow(change, chain.nativeCurrency, undefined, context)]
    case 'balance':
      return isAddressEqual(question.owner, account)
        ? toTokenRows(change, question, context)
        : []
    case 'allowance':
      return change > 0n ? toAllowanceRows(after, question, context) : []
    case 'operator':
      return change > 0n ? toOperatorRows(question, context) : []
    case 'nft':
    case 'items':
      return toItemRows(change, question, context)
  }
}

function toCoinRow(
  change: bigint,
  unit: { decimals: number; symbol: string },
  token: Address | undefined,
  { chain, strings }: Context,
): Row {
  const id = toAssetId(chain.caipNetworkId, token)
  return toAmountRow({ change, id, strings, unit })
}

async function toTokenRows(
  change: bigint,
  { token: address }: Of<'balance'>,
  context: Context,
): Promise<readonly Row[]> {
  const { expected, labels, solana } = context.strings
  const token = await readToken({ ...context, address })
  if (token)
    return [
      toCoinRow(change, token, address, context),
      tokenRow(labels.token, token),
    ]
  const isPaid = change < 0n
  return [
    textRow(
      isPaid ? expected.pay : expected.get,
      solana.baseUnits(isPaid ? -change : change),
    ),
    addressRow(labels.token, address),
  ]
}

async function toAllowanceRows(
  units: bigint,
  { spender, token: address }: Of<'allowance'>,
  context: Context,
): Promise<readonly Row[]> {
  const { amounts, expected, labels, solana } = context.strings
  const token = await readToken({ ...context, address })
  const router = findRouter(context.chain.routers ?? [], spender)
  const text =
    units >= UNLIMITED
      ? amounts.unlimited(token?.symbol ?? '')
      : token
        ? formatUnitsText(units, token)
        : solana.baseUnits(units)
  return [
    { ...textRow(expected.allow, text), testId: 'expected-allow' },
    { ...addressRow(labels.spender, spender), note: router?.name },
    token ? tokenRow(labels.token, token) : addressRow(labels.token, address),
  ]
}

async function toOperatorRows(
  { operator, token: address }: Of<'operator'>,
  context: Context,
): Promise<readonly Row[]> {
  const { expected, labels } = context.strings
  const name = await readCollectionName({ ...context, address })
  return [
    { ...textRow(expected.allowAll, name), testId: 'expected-allow' },
    addressRow(labels.operator, operator),
    addressRow(labels.collection, address),
  ]
}

async function toItemRows(
  change: bigint,
  { id, kind, token: address }: Of<'items' | 'nft'>,
  context: Context,
): Promise<readonly Row[]> {
  const { expected, labels } = context.strings
  const isLost = change < 0n
  const count = isLost ? -change : change
  const name = await readCollectionName({ ...context, address })
  const item = `${name} #${id}`.trim()
  return [
    {
      ...textRow(
        isLost ? expected.nftLeaves : expected.nftArrives,
        kind === 'items' && count > 1n ? `${count} × ${item}` : item,
      ),
      testId: isLost ? 'expected-pay' : 'expected-get',
    },
    addressRow(labels.collection, address),
  ]
}
