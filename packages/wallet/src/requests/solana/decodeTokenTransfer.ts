import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { describeReceiver } from './describeReceiver.js'
import { isConverted } from './isConverted.js'
import type { DecodeContext, Instruction, Part } from './part.js'
import { programs } from './programs.js'
import type { Mint } from './readMint.js'
import { readMint } from './readMint.js'
import { resolveTokenAccount } from './resolveTokenAccount.js'
import { showTokens } from './showTokens.js'
import { toAmountNote } from './toAmountNote.js'
import { toTokenRows } from './toTokenRows.js'

const TRANSFER = 3
const TRANSFER_CHECKED = 12
const WITH_FEE = 26
const TRANSFER_FEE_EXTENSION = 1
const PERMANENT_DELEGATE_EXTENSION = 12
const TRANSFER_HOOK_EXTENSION = 14

/** A payment of tokens: how much of which, and to whom. */
export async function decodeTokenTransfer(
  instruction: Instruction,
  context: DecodeContext,
): Promise<Part | undefined> {
  const transfer = readTransfer(instruction)
  if (!transfer) return
  const { amount, authority, destination, others, source } = transfer
  const { strings } = context
  const { program } = instruction
  const [from, to] = await Promise.all([
    resolveTokenAccount(source, program, context),
    resolveTokenAccount(destination, program, context),
  ])
  // Never the receiver's word: its account can be made anew for another token.
  const address = transfer.mint ?? from?.mint
  const mint = address
    ? await readMint(context.accounts, address, program)
    : undefined
  if (others.includes(context.user) && mayRunHook(program, mint)) return
  const isOwn = from?.owner === context.user && authority === context.user
  const [receiver, shown] = await Promise.all([
    describeReceiver({
      account: destination,
      current: to,
      program,
      strings,
      user: context.user,
    }),
    showTokens(amount, mint, context),
  ])
  return {
    title: isOwn ? strings.actions.send : strings.actions.moveTokens,
    amount: shown.text,
    amountNote: toAmountNote(mint, strings, shown.note),
    ...(mint?.isUnnamed &&
      !mint.isNameTaken && { subtitle: strings.solana.unnamed }),
    rows: [
      ...(isOwn ? [] : [toSourceRow(strings, source, from?.owner)]),
      ...receiver.rows,
      ...toTokenRows(address, mint, strings),
    ],
    warnings: [
      ...(from ? [] : [strings.solana.unreadableSource]),
      ...receiver.warnings,
      ...toMintWarnings(strings, mint, transfer.decimals),
    ],
    effects:
      address && (from === undefined || from.owner === context.user)
        ? { pays: [{ asset: address, units: amount }] }
        : {},
    payment:
      isOwn && mint && address
        ? {
            account: destination,
            lamports: 0n,
            decimals: mint.decimals,
            shown: shown.units,
            spend: {
              asset: address,
              units: amount,
              // A price is that of the amount as it is displayed.
              decimals: isConverted(mint) ? undefined : mint.decimals,
            },
          }
        : undefined,
  }
}

function readTransfer({ accounts, data }: Instruction) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const [kind, sub] = data
  if (kind === TRANSFER && data.length === 9 && accounts.length >= 3) {
    const [source = '', destination = '', authority = ''] = accounts
    const amount = view.getBigUint64(1, true)
    const others = accounts.slice(3)
    return { amount, authority, destination, others, source }
  }
  const isChecked = kind === TRANSFER_CHECKED && data.length === 10
  const isWithFee = kind === WITH_FEE && sub === 1 && data.length === 19
  if ((!isChecked && !isWithFee) || accounts.length < 4) return
  const [source = '', mint = '', destination = '', authority = ''] = accounts
  const at = isChecked ? 1 : 2
  return {
    amount: view.getBigUint64(at, true),
    authority,
    decimals: view.getUint8(at + 8),
    destination,
    mint,
    others: accounts.slice(4),
    source,
  }
}

/**
 * A token's own program is handed the accounts behind the known ones, with the
 * right to sign for them. A mint that is not there yet may get one.
 */
function mayRunHook(program: string, mint: Mint | undefined) {
  if (program !== programs.token2022) return false
  return !mint || mint.extensions.has(TRANSFER_HOOK_EXTENSION)
}

function toSourceRow(
  { labels, solana }: Strings,
  source: string,
  owner: string | undefined,
) {
  return owner
    ? addressRow(labels.from, owner)
    : addressRow(solana.fromTokenAccount, source)
}

function toMintWarnings(
  { solana }: Strings,
  mint: Mint | undefined,
  decimals: number | undefined,
) {
  if (!mint) return [solana.unreadableToken]
  const { claim, extensions, isNameTaken } = mint
  return [
    ...(isNameTaken ? [solana.nameTaken(claim)] : []),
    ...(decimals !== undefined && decimals !== mint.decimals
      ? [solana.otherDecimals]
      : []),
    ...(extensions.has(TRANSFER_FEE_EXTENSION) ? [solana.transferFee] : []),
    ...(extensions.has(TRANSFER_HOOK_EXTENSION) ? [solana.transferHook] : []),
    ...(extensions.has(PERMANENT_DELEGATE_EXTENSION)
      ? [solana.permanentDelegate]
      : []),
  ]
}
