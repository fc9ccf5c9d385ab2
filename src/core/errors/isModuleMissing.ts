import { getErrorChain } from './getErrorChain.js'
import { getMember } from './getMember.js'

/**
 * Whether code failed to load because its package is not installed. `false`
 * for network failures, which can be retried.
 */
export function isModuleMissing(error: unknown): boolean {
  return getErrorChain(error).some((item) => {
    const message = getMember(item, 'message')
    return (
      codes.includes(getMember(item, 'code')) ||
      (typeof message === 'string' && sentence.test(message))
    )
  })
}

const codes: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']

/** Messages of Node, browsers, bundlers and wagmi. */
const sentence =
  /cannot find (?:module|package) |module not found|failed to resolve module specifier|could not resolve ["']|^dependency ["'].+["'] not found/i
