import { encodeBase58 } from '../../../base58/encodeBase58.js'
import { addressRow } from '../approval/addressRow.js'
import { receiverRow } from '../approval/receiverRow.js'
import { textRow } from '../approval/textRow.js'
import { formatUnitsText } from '../format/formatUnitsText.js'
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
  return {
    title: isOwn ? 'Send' : 'Move SOL',
    amount: formatUnitsText(lamports, sol),
    rows: [...(isOwn ? [] : [addressRow('Out of', from)]), receiverRow(to)],
    warnings: [
      ...(receiver?.executable
        ? ['The receiver is a program. What is sent to it is lost.']
        : []),
      ...(isTokenProgram(receiver?.owner)
        ? ['The receiver is no wallet but the account of a token.']
        : []),
    ],
    payment: isOwn ? { account: to, lamports } : undefined,
  }
}

function describeCreation(parameters: Parameters): Part {
  const { accounts, context, data, view } = parameters
  const [from = '', made = ''] = accounts
  return {
    title: 'Create an account',
    amount: formatUnitsText(view.getBigUint64(4, true), sol),
    rows: [
      addressRow('Paid by', from),
      receiverRow(made, 'New account'),
      addressRow('For program', encodeBase58(data.subarray(20, 52))),
      textRow('Size', `${view.getBigUint64(12, true)} bytes`),
    ],
    warnings: [
      ...(from === context.user
        ? ['The amount goes out of your account, into the new one.']
        : []),
      ...(made === context.user ? [handedOver] : []),
    ],
  }
}

const handedOver =
  'It hands over your whole account. You would lose all SOL in it.'

function describeAssign({ accounts, context, data }: Parameters): Part {
  const [account = ''] = accounts
  return {
    title: 'Hand an account to a program',
    rows: [
      addressRow('Of', account),
      receiverRow(encodeBase58(data.subarray(4, 36)), 'To program'),
    ],
    warnings: [
      account === context.user
        ? handedOver
        : 'The program then rules over this account.',
    ],
  }
}

function describeAllocation({ accounts, context, view }: Parameters): Part {
  const [account = ''] = accounts
  return {
    title: 'Make room in an account',
    rows: [
      addressRow('Of', account),
      textRow('Size', `${view.getBigUint64(4, true)} bytes`),
    ],
    warnings:
      account === context.user
        ? ['With data in it, your account can no longer send SOL.']
        : [],
  }
}

function describeNonceUse({ accounts }: Parameters): Part {
  return {
    title: 'Use a durable nonce',
    rows: [
      addressRow('Nonce account', accounts[0] ?? ''),
      addressRow('Its authority', accounts[2] ?? ''),
    ],
    warnings: [],
  }
}

function describeNonceWithdrawal({ accounts, view }: Parameters): Part {
  return {
    title: 'Withdraw from a nonce account',
    amount: formatUnitsText(view.getBigUint64(4, true), sol),
    rows: [
      addressRow('Out of', accounts[0] ?? ''),
      receiverRow(accounts[1] ?? ''),
    ],
    warnings: [],
  }
}

function describeNonceSetup({ accounts, data, view }: Parameters): Part {
  const isNew = view.getUint32(0, true) === 6
  return {
    title: isNew
      ? 'Set up a nonce account'
      : 'Change who controls a nonce account',
    rows: [
      addressRow('Nonce account', accounts[0] ?? ''),
      receiverRow(encodeBase58(data.subarray(4, 36)), 'Authority'),
    ],
    warnings: isNew
      ? []
      : ['Who controls a nonce account can take the SOL in it.'],
  }
}
