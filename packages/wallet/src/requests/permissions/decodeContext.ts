import { decodeAbiParameters, type Hex } from 'viem'
import { type Delegation, delegationParameters } from './delegation.js'
import { encodeContext } from './encodeContext.js'

/**
 * Delegations of a permissions context; `undefined` unless encoding them again
 * yields the same bytes.
 */
export function decodeContext(context: Hex): readonly Delegation[] | undefined {
  try {
    const [delegations] = decodeAbiParameters(delegationParameters, context)
    return encodeContext(delegations) === context.toLowerCase()
      ? delegations
      : undefined
  } catch {
    return undefined
  }
}
