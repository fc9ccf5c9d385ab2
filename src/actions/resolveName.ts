import { ApiTimeoutError } from '../core/errors/api.js'
import { NameNotFoundError } from '../core/errors/nameRules.js'
import type { Kit } from '../createKit.js'
import { getName } from './getName.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the address a name resolves to, for example as the receiver of a
 * send. Show it to the user, and resolve the name again (`fresh`) before
 * anything is signed: names can move.
 *
 * @param parameters.name - full name, such as `ada.eth` or `ada.reown.id`; case
 * is ignored. Names of Solana accounts (`.sol`) have no EVM address
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * EVM account's network
 * @param parameters.fresh - bypasses every cache, default `false`
 * @param parameters.signal - aborts the request
 * @throws NameNotFoundError 'No address found for this name'
 * @throws AccountRequiredError, ApiError, ApiTimeoutError when ENS fails
 *
 * @example
 * const { address } = await resolveName(kit, { name: 'ada.reown.id', chainId: 1, fresh: true })
 */
export async function resolveName(
  kit: Kit,
  parameters: resolveName.Parameters,
): Promise<resolveName.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    fresh: 'boolean | undefined',
    name: 'string',
    signal: 'AbortSignal | undefined',
  })
  const { address, isUnreachable, name } = await getName(kit, parameters)
  if (isUnreachable) throw new ApiTimeoutError()
  if (!address) throw new NameNotFoundError({ name })
  return { address, name }
}

export declare namespace resolveName {
  type Parameters = getName.Parameters
  type ReturnType = {
    /** Checksummed EVM address. */
    address: `0x${string}`
    /** Lowercase. */
    name: string
  }
  type ErrorType = getName.ErrorType | NameNotFoundError
}
