import { isTokenProgram } from './isTokenProgram.js'
import type { Instruction, MadeAccount } from './part.js'
import { programs } from './programs.js'

const IDEMPOTENT = 1

/**
 * The token account that the instruction makes where it is missing; `undefined`
 * for any other instruction. The program makes it only at the one address that
 * follows from owner and mint, and fails where another's is there.
 */
export function readMadeAccount({
  accounts,
  data,
  program,
}: Instruction):
  | (MadeAccount & { account: string; payer: string; isIdempotent: boolean })
  | undefined {
  const [payer, account, owner, mint, system, token] = accounts
  const [kind = 0] = data
  if (program !== programs.associatedToken || data.length > 1) return
  if (kind > IDEMPOTENT || accounts.length > 7) return
  if (!payer || !account || !owner || !mint) return
  if (system !== programs.system || !token || !isTokenProgram(token)) return
  const isIdempotent = kind === IDEMPOTENT
  return { account, isIdempotent, mint, owner, payer, program: token }
}
