import type { Chain } from 'viem'
import { KitError } from '../../core/errors/base.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getMember } from '../../core/errors/getMember.js'
import { isDecline } from '../../core/errors/isDecline.js'

const ALREADY_ASKING = -32002

/**
 * Converts the error of a wallet that did not switch its chain. wagmi's
 * injected connector reports a chain that could not be added as a rejection
 * (4001).
 *
 * @param isAdding - whether the chain was being added
 */
export function toSwitchFailure(
  error: unknown,
  chain: Chain,
  isAdding = false,
): unknown {
  const items = getErrorChain(error)
  if (items.some((item) => item instanceof KitError)) return error
  // wagmi reports every failure to add a chain as a rejection by the user.
  const inner = items.at(-1)
  const isRefused =
    getErrorCode(error) === 4001 &&
    (typeof getMember(inner, 'code') !== 'number' || isDecline(inner))
  if (isRefused || getErrorCode(error) === ALREADY_ASKING) return error
  const isUnable =
    isAdding ||
    getMember(error, 'code') === 4001 ||
    items.some(
      (item) => getMember(item, 'name') === 'SwitchChainNotSupportedError',
    )
  return isUnable
    ? new ChainNotSupportedError({ chain: `eip155:${chain.id}`, cause: error })
    : error
}
