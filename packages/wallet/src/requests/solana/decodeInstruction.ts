import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import { decodeAssociatedToken } from './decodeAssociatedToken.js'
import { decodeMemo } from './decodeMemo.js'
import { decodeSystem } from './decodeSystem.js'
import { decodeToken } from './decodeToken.js'
import { isTokenProgram } from './isTokenProgram.js'
import type { DecodeContext, Instruction, Part } from './part.js'
import { programs } from './programs.js'

/**
 * What one instruction does. One that is not known to the last byte is said to
 * be unreadable, with the program that it calls.
 */
export async function decodeInstruction(
  instruction: Instruction,
  context: DecodeContext,
): Promise<Part> {
  const part = await decodeKnown(instruction, context)
  if (part) return part
  const { accounts, data, program } = instruction
  const { labels, solana, warnings } = context.strings
  return {
    title: solana.callProgram,
    rows: [
      receiverRow(solana.program, program),
      textRow(
        labels.data,
        solana.bytes(data.length),
        solana.accounts(accounts.length),
      ),
    ],
    warnings: [warnings.unreadablePart(program)],
    effects: { isUnread: true },
  }
}

async function decodeKnown(instruction: Instruction, context: DecodeContext) {
  const { program } = instruction
  if (program === programs.system) return decodeSystem(instruction, context)
  if (isTokenProgram(program)) return decodeToken(instruction, context)
  if (program === programs.associatedToken)
    return decodeAssociatedToken(instruction, context)
  if (program === programs.memo || program === programs.memo1)
    return decodeMemo(instruction, context)
  return undefined
}
