import { KitError } from '../../core/errors/base.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getMember } from '../../core/errors/getMember.js'
import { getWalletError } from '../../core/errors/getWalletError.js'
import { unsentCodes } from '../../core/errors/unsentCodes.js'

/**
 * Whether an error proves that nothing reached the network. After any other
 * error the transaction may have been sent and has to be looked up.
 */
export function isUnsent(error: unknown): boolean {
  const kit = getErrorChain(error).find((item) => item instanceof KitError)
  if (kit) return kit.sentToNetwork === 'no'
  const code = getWalletError(error)?.code ?? getMember(error, 'code')
  return unsentCodes.includes(code)
}
