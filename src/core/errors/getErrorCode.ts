import { KitError } from './base.js'
import { getErrorChain } from './getErrorChain.js'
import { getMember } from './getMember.js'

/** A refusal by the person, as wallets and their libraries write it. */
const refusals: readonly unknown[] = [4001, 5000, 'ACTION_REJECTED']

/**
 * What a failure can be told by: the code of a `KitError`, or the number of a
 * wallet's error (EIP-1193, EIP-1474). A refusal by the person is 4001,
 * wherever a wallet hides it. It needs no wallet library.
 *
 * @returns `undefined` when nothing beneath has a code
 *
 * @example
 * getErrorCode(error) === 4001 // declined
 */
export function getErrorCode(error: unknown): string | number | undefined {
  if (error instanceof KitError) return error.code
  const chain = getErrorChain(error)
  const items = chain.flatMap((item) => [item, ...getNested(item)])
  if (items.some((item) => refusals.includes(getMember(item, 'code'))))
    return 4001
  const kit = chain.find((item) => item instanceof KitError)
  if (kit) return kit.code
  for (const item of items) {
    const code = getMember(item, 'code')
    // viem gives -1 to what it does not know itself.
    if (typeof code === 'number' && code !== -1) return code
  }
  return undefined
}

/** Where wallets hide the error of the person's answer. */
function getNested(error: unknown): readonly unknown[] {
  return [
    getMember(getMember(error, 'data'), 'originalError'),
    getMember(getMember(error, 'info'), 'error'),
    getMember(error, 'error'),
  ]
}
