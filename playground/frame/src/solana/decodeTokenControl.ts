import { encodeBase58 } from '../../../base58/encodeBase58.js'
import { addressRow } from '../approval/addressRow.js'
import { receiverRow } from '../approval/receiverRow.js'
import { textRow } from '../approval/textRow.js'
import { formatUnitsText } from '../format/formatUnitsText.js'
import { formatTokens } from './formatTokens.js'
import {
  type DecodeContext,
  type Instruction,
  type Part,
  wrappedSol,
} from './part.js'
import { readMint } from './readMint.js'
import { readTokenAccount } from './readTokenAccount.js'
import { resolveTokenAccount } from './resolveTokenAccount.js'
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
  if (kind === REVOKE && isBare && accounts.length >= 2)
    return {
      title: 'Take back an allowance',
      rows: [addressRow('Token account', account)],
      warnings: ['Nobody else may spend from this token account any more.'],
    }
  if (kind === CLOSE && isBare && accounts.length >= 3)
    return describeClosing(instruction, context)
  if (kind === SYNC && isBare && accounts.length >= 1)
    return {
      title: 'Turn SOL into wrapped SOL',
      rows: [addressRow('Token account', account)],
      warnings: [],
    }
  if (kind === SET_AUTHORITY && accounts.length >= 2)
    return describeAuthority(account, data)
  return describeAmount(instruction, context)
}

async function describeClosing(
  { accounts, program }: Instruction,
  context: DecodeContext,
): Promise<Part> {
  const [account = '', receiver = ''] = accounts
  const held = await readTokenAccount(context.accounts, account, program)
  const isWrapped = held?.mint === wrappedSol.address
  return {
    title: 'Close a token account',
    rows: [
      addressRow('Token account', account),
      ...(isWrapped
        ? [
            textRow(
              'Wrapped SOL in it now',
              formatUnitsText(held.amount ?? 0n, wrappedSol),
            ),
          ]
        : []),
      receiverRow(receiver, 'SOL in it to'),
    ],
    warnings: [
      receiver === context.user
        ? 'The token account is closed. The SOL in it comes back to you.'
        : 'The token account is closed. The SOL in it goes to someone else.',
    ],
  }
}

function describeAuthority(
  account: string,
  data: Uint8Array,
): Part | undefined {
  const [, type, hasNext] = data
  const isWhole =
    (hasNext === 0 && data.length === 3) ||
    (hasNext === 1 && data.length === 35)
  if (!isWhole) return
  return {
    title: 'Change who controls a token account',
    rows: [
      addressRow('Account', account),
      hasNext
        ? receiverRow(encodeBase58(data.subarray(3)), 'New authority')
        : textRow('New authority', 'None'),
    ],
    warnings: [
      type === OWNER_AUTHORITY
        ? 'It gives the token account away, with all that is in it.'
        : type === CLOSE_AUTHORITY
          ? 'It changes who may close the token account and take its SOL.'
          : 'It changes who rules over this token.',
    ],
  }
}

/** Allowances and destruction, with or without the mint beside the amount. */
async function describeAmount(
  instruction: Instruction,
  context: DecodeContext,
): Promise<Part | undefined> {
  const { accounts, data, program } = instruction
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
  const amount = formatTokens(units, mint)
  const amountNote = toAmountNote(mint)
  const rows = toTokenRows(address, mint)
  if (isBurn)
    return {
      title: 'Destroy tokens',
      amount,
      amountNote,
      rows: [addressRow('Out of token account', account), ...rows],
      warnings: ['These tokens are gone for good.'],
    }
  const isUnlimited = units >= UNLIMITED
  return {
    title: 'Allow spending',
    amount: isUnlimited ? `Unlimited ${mint?.symbol ?? 'tokens'}` : amount,
    amountNote,
    rows: [receiverRow(isChecked ? third : second, 'Spender'), ...rows],
    warnings: [
      isUnlimited
        ? 'The spender can take all of this token, now and later.'
        : 'The spender can take this amount whenever it likes.',
    ],
  }
}
