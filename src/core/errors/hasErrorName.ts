import { getErrorChain } from './getErrorChain.js'
import { getMember } from './getMember.js'

/**
 * Whether an error or one of its causes has this name. An app may bundle two
 * copies of wagmi, so that `instanceof` misses errors of the other one.
 *
 * @example
 * hasErrorName(error, 'ProviderNotFoundError')
 */
export function hasErrorName(error: unknown, name: string): boolean {
  return getErrorChain(error).some((item) => getMember(item, 'name') === name)
}
