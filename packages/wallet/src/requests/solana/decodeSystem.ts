import { base58 } from '@scure/base'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import { addressRow } from '../../ui/addressRow.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import { isTokenProgram } from './isTokenProgram.js'
import { type DecodeContext, type Instruction, type Part, sol } from './part.js'

/**
 * What an instruction of the System program does; `undefined` when its bytes
 * are not exactly those of one that is known.
 */
export async function decodeSystem(
  { accounts, data }: Instruction,
  context: DecodeContext,
): Promise<Part | undefined> {
  if (data.length < 4) return
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const kind = view.getUint32(0, true)
  const decode = decoders.get(kind)
  const [length, count] = sizes.get(kind) ?? []
  if (!decode || data.length !== length || accounts.length < (count ?? 0))
    return
  return decode({ accounts, context, data, view })
}

type Parameters = {
  accounts: readonly string[]
  context: DecodeContext
  data: Uint8Array
  view: DataView
}

/** Bytes and accounts of each kind. */
const sizes: ReadonlyMap<number, readonly [number, number]> = new Map([
  [0, [52, 2]],
  [1, [36, 1]],
  [2, [12, 2]],
  [4, [4, 3]],
  [5, [12, 5]],
  [6, [36, 3]],
  [7, [36, 2]],
  [8, [12, 1]],
])

type Decode = (parameters: Parameters) => Part | Promise<Part>

const decoders: ReadonlyMap<number, Decode> = new Map<number, Decode>([
  [0, describeCreation],
  [1, describeAssign],
  [2, describeTransfer],
  [4, describeNonceUse],
  [5, describeNonceWithdrawal],
  [6, describeNonceSetup],
  [7, describeNonceSetup],
  [8, describeAllocation],
])

async function describeTransfer(parameters: Parameters): Promise<Part> {
  const { accounts, context, view } = parameters
  const [from = '', to = ''] = accounts
  const lamports = view.getBigUint64(4, true)
  const isOwn = from === context.user
  const receiver = await context.accounts.get(to)
  const { actions, labels, solana } = context.strings
  return {
    title: isOwn ? actions.send : solana.moveSol,
    amount: formatUnitsText(lamports, sol),
    rows: [
      ...(isOwn ? [] : [addressRow(labels.from, from)]),
      receiverRow(labels.to, to),
    ],
    warnings: [
      ...(receiver?.executable ? [solana.programReceiver] : []),
      ...(isTokenProgram(receiver?.owner) ? [solana.tokenReceiver] : []),
    ],
    payment: isOwn
      ? { account: to, lamports, spend: { asset: 'native', units: lamports } }
      : undefined,
    effects: isOwn ? { pays: [{ asset: 'native', units: lamports }] } : {},
  }
}

function describeCreation(parameters: Parameters): Part {
  const { accounts, context, data, view } = parameters
  const { solana, warnings } = context.strings
  const [from = '', made = ''] = accounts
  return {
    title: solana.createAccount,
    amount: formatUnitsText(view.getBigUint64(4, true), sol),
    rows: [
      addressRow(solana.paidBy, from),
      receiverRow(solana.newAccount, made),
      addressRow(solana.forProgram, base58.encode(data.subarray(20, 52))),
      textRow(solana.size, solana.bytes(view.getBigUint64(12, true))),
    ],
    warnings: [
      ...(from === context.user ? [solana.fromUser] : []),
      ...(made === context.user ? [warnings.handsOver] : []),
    ],
    effects: {
      handsOver: made,
      pays:
        from === context.user
          ? [{ asset: 'native', units: view.getBigUint64(4, true) }]
          : [],
    },
  }
}

function describeAssign({ accounts, context, data }: Parameters): Part {
  const { solana, warnings } = context.strings
  const [account = ''] = accounts
  return {
    title: solana.assign,
    rows: [
      addressRow(solana.of, account),
      receiverRow(solana.toProgram, base58.encode(data.subarray(4, 36))),
    ],
    warnings: [
      account === context.user ? warnings.handsOver : solana.programControls,
    ],
    effects: { handsOver: account },
  }
}

function describeAllocation({ accounts, context, view }: Parameters): Part {
  const { solana } = context.strings
  const [account = ''] = accounts
  return {
    title: solana.allocate,
    rows: [
      addressRow(solana.of, account),
      textRow(solana.size, solana.bytes(view.getBigUint64(4, true))),
    ],
    warnings: account === context.user ? [solana.allocated] : [],
  }
}

function describeNonceUse({ accounts, context }: Parameters): Part {
  const { solana } = context.strings
  return {
    title: solana.useNonce,
    rows: [
      addressRow(solana.nonceAccount, accounts[0] ?? ''),
      addressRow(solana.itsAuthority, accounts[2] ?? ''),
    ],
    warnings: [],
  }
}

function describeNonceWithdrawal({
  accounts,
  context,
  view,
}: Parameters): Part {
  const { labels, solana } = context.strings
  return {
    title: solana.withdrawNonce,
    amount: formatUnitsText(view.getBigUint64(4, true), sol),
    rows: [
      addressRow(labels.from, accounts[0] ?? ''),
      receiverRow(labels.to, accounts[1] ?? ''),
    ],
    warnings: [],
  }
}

function describeNonceSetup({
  accounts,
  context,
  data,
  view,
}: Parameters): Part {
  const { solana } = context.strings
  const isNew = view.getUint32(0, true) === 6
  return {
    title: isNew ? solana.setUpNonce : solana.changeNonce,
    rows: [
      addressRow(solana.nonceAccount, accounts[0] ?? ''),
      receiverRow(solana.authority, base58.encode(data.subarray(4, 36))),
    ],
    warnings: isNew ? [] : [solana.nonceControl],
  }
}
