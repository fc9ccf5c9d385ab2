import { decodeTokenControl } from './decodeTokenControl.js'
import { decodeTokenTransfer } from './decodeTokenTransfer.js'
import type { DecodeContext, Instruction, Part } from './part.js'

/**
 * What an instruction of a token program does; `undefined` when its bytes are
 * not exactly those of one that is known.
 */
export async function decodeToken(
  instruction: Instruction,
  context: DecodeContext,
): Promise<Part | undefined> {
  return (
    (await decodeTokenTransfer(instruction, context)) ??
    (await decodeTokenControl(instruction, context))
  )
}
