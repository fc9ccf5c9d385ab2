import { addressRow } from '../../ui/addressRow.js'
import { textRow } from '../../ui/textRow.js'
import type { DecodeContext, Instruction, Part } from './part.js'
import { programs } from './programs.js'
import { readMadeAccount } from './readMadeAccount.js'
import { readMint } from './readMint.js'
import { readRent } from './readRent.js'
import { toCostRow } from './toCostRow.js'

/** For whom a token account is made, and what that costs. */
export async function decodeAssociatedToken(
  instruction: Instruction,
  context: DecodeContext,
): Promise<Part | undefined> {
  const made = readMadeAccount(instruction)
  if (!made) return
  const { account, isIdempotent, mint, owner, payer, program } = made
  const { labels, solana, warnings: said } = context.strings
  const title = solana.createTokenAccount
  const rows = [
    addressRow(solana.accountFor, owner),
    addressRow(labels.token, mint),
  ]
  const existing = await context.accounts.get(account)
  if (existing && existing.owner !== programs.system) {
    const warnings = isIdempotent ? [] : [solana.accountExists]
    return {
      title,
      rows: [
        ...rows,
        textRow(solana.newTokenAccount, solana.none, solana.existsAlready),
      ],
      warnings,
      companion: { account, rows: [], warnings },
    }
  }
  const rent = await readRent({
    ...context,
    program,
    mint: await readMint(context.accounts, mint, program),
  })
  const isPaidByUser = payer === context.user
  const costs = [
    {
      ...toCostRow(solana.newTokenAccount, rent, context.cluster),
      testId: 'rent',
    },
    ...(isPaidByUser ? [] : [addressRow(solana.paidBy, payer)]),
  ]
  return {
    title,
    rows: [...rows, ...costs],
    warnings: isPaidByUser && owner !== context.user ? [said.rent] : [],
    // What goes into the account is theirs anyway.
    companion: { account, rows: costs, warnings: [] },
    rent: isPaidByUser ? { account, lamports: rent } : undefined,
  }
}
