import { base58 } from '@scure/base'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import {
  type DecodeContext,
  type Instruction,
  type Part,
  wrappedSol,
} from './part.js'
import { readMint } from './readMint.js'
import { readTokenAccount } from './readTokenAccount.js'
import { resolveTokenAccount } from './resolveTokenAccount.js'
import { showTokens } from './showTokens.js'
import { toAmountNote } from './toAmountNote.js'
import { toTokenRows } from './toTokenRows.js'

const APPROVE = 4
const REVOKE = 5
const SET_AUTHORITY = 6
const BURN = 8
const CLOSE = 9
const APPROVE_CHECKED = 13
const BURN_CHECKED = 15
const SYNC = 17

/** From here on an allowance is meant to have no end. */
const UNLIMITED = 2n ** 63n
const OWNER_AUTHORITY = 2
const CLOSE_AUTHORITY = 3

/** Who may do what with a token account, and its end. */
export async function decodeTokenControl(
  instruction: Instruction,
  context: DecodeContext,
): Promise<Part | undefined> {
  const { accounts, data } = instruction
  const [account = ''] = accounts
  const [kind] = data
  const isBare = data.length === 1
  const { actions, solana } = context.strings
  if (kind === REVOKE && isBare && accounts.length >= 2)
    return {
      title: actions.revoke,
      rows: [addressRow(solana.tokenAccount, account)],
      warnings: [solana.revoked],
    }
  if (kind === CLOSE && isBare && accounts.length >= 3)
    return describeClosing(instruction, context)
  if (kind === SYNC && isBare && accounts.length >= 1)
    return {
      title: solana.wrap,
      rows: [addressRow(solana.tokenAccount, account)],
      warnings: [],
    }
  if (kind === SET_AUTHORITY && accounts.length >= 2)
    return describeAuthority(context.strings, account, data)
  return describeAmount(instruction, context)
}

async function describeClosing(
  { accounts, program }: Instruction,
  context: DecodeContext,
): Promise<Part> {
  const { solana } = context.strings
  const [account = '', receiver = ''] = accounts
  const held = await readTokenAccount(context.accounts, account, program)
  const isWrapped = held?.mint === wrappedSol.address
  return {
    title: solana.closeTokenAccount,
    rows: [
      addressRow(solana.tokenAccount, account),
      ...(isWrapped
        ? [
            textRow(
              solana.wrappedNow,
              formatUnitsText(held.amount ?? 0n, wrappedSol),
            ),
          ]
        : []),
      receiverRow(solana.solTo, receiver),
    ],
    warnings: [
      receiver === context.user ? solana.closedToUser : solana.closedToOther,
    ],
    effects: held && {
      pays: [{ asset: held.mint, units: held.amount ?? 0n }],
    },
  }
}

function describeAuthority(
  { labels, solana, warnings }: Strings,
  account: string,
  data: Uint8Array,
): Part | undefined {
  const [, type, hasNext] = data
  const isWhole =
    (hasNext === 0 && data.length === 3) ||
    (hasNext === 1 && data.length === 35)
  if (!isWhole) return
  return {
    title: solana.changeControl,
    rows: [
      addressRow(labels.account, account),
      hasNext
        ? receiverRow(solana.newAuthority, base58.encode(data.subarray(3)))
        : textRow(solana.newAuthority, solana.none),
    ],
    warnings: [
      type === OWNER_AUTHORITY
        ? warnings.givesAway
        : type === CLOSE_AUTHORITY
          ? solana.closeAuthority
          : solana.tokenAuthority,
    ],
    effects: { handsOver: account },
  }
}

/** Allowances and destruction, with or without the mint beside the amount. */
async function describeAmount(
  instruction: Instruction,
  context: DecodeContext,
): Promise<Part | undefined> {
  const { accounts, data, program } = instruction
  const { actions, amounts, labels, solana, warnings } = context.strings
  const [kind] = data
  const isChecked = kind === APPROVE_CHECKED || kind === BURN_CHECKED
  const isBurn = kind === BURN || kind === BURN_CHECKED
  if (!isChecked && !isBurn && kind !== APPROVE) return
  if (data.length !== (isChecked ? 10 : 9)) return
  if (accounts.length < (kind === APPROVE_CHECKED ? 4 : 3)) return
  const [account = '', second = '', third = ''] = accounts
  const named = isChecked || isBurn ? second : undefined
  const address =
    named ?? (await resolveTokenAccount(account, program, context))?.mint
  const mint = address
    ? await readMint(context.accounts, address, program)
    : undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const units = view.getBigUint64(1, true)
  const shown = await showTokens(units, mint, context)
  const amount = shown.text
  const amountNote = toAmountNote(mint, context.strings, shown.note)
  const rows = toTokenRows(address, mint, context.strings)
  if (isBurn)
    return {
      title: solana.burn,
      amount,
      amountNote,
      rows: [addressRow(solana.fromTokenAccount, account), ...rows],
      warnings: [warnings.burns],
      effects: address ? { pays: [{ asset: address, units }] } : {},
    }
  const isUnlimited = units >= UNLIMITED
  return {
    title: actions.allow,
    amount: isUnlimited
      ? mint
        ? amounts.unlimited(mint.symbol)
        : solana.unlimited
      : amount,
    amountNote,
    rows: [receiverRow(labels.spender, isChecked ? third : second), ...rows],
    warnings: [isUnlimited ? warnings.unlimitedToken : warnings.allowance],
    effects: {
      allows: { account, delegate: isChecked ? third : second, units },
    },
  }
}
