import { HostError } from 'latchkey/frame'
import { type EvmMethod, evmMethods } from './approvalMethods.js'

/**
 * Whether this wallet has the unsafe method for EVM networks at all.
 *
 * @throws HostError 4200 when not
 */
export function assertSupported(method: string): asserts method is EvmMethod {
  if ((evmMethods as readonly string[]).includes(method)) return
  throw new HostError({
    message: `This wallet does not support ${method}`,
    code: 4200,
  })
}
