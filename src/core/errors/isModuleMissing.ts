import { getErrorChain } from './getErrorChain.js'
import { getMember } from './getMember.js'

/**
 * Whether code could not be loaded because its package is not installed. What a
 * network has failed to bring is not meant: that can be asked for again.
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

/** As Node, browsers, bundlers and wagmi put it. */
const sentence =
  /cannot find (?:module|package) |module not found|failed to resolve module specifier|could not resolve ["']|^dependency ["'].+["'] not found/i
