import {
  type Chain,
  numberToHex,
  ResourceUnavailableRpcError,
  UserRejectedRequestError,
} from 'viem'
import { CONNECT_TIMEOUT_MS } from '../../core/constants.js'
import { KitError } from '../../core/errors/base.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { getWalletError } from '../../core/errors/getWalletError.js'
import type { Pairing } from '../../core/ports/pairing.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { createSwitch } from './createSwitch.js'
import { isChainUnknown } from './isChainUnknown.js'
import { toAddChain } from './toAddChain.js'
import type { WalletSession } from './toWalletSession.js'
import { waitForChain } from './waitForChain.js'

/**
 * Asks the wallet for a chain it has not approved: to switch to it (EIP-3326),
 * and where it does not know it, to add it (EIP-3085) and then to switch to it.
 * It is there when the session holds it, not when the wallet says so.
 *
 * @throws UserRejectedRequestError 4001 when the person says no
 * @throws ChainNotSupportedError 'Chain is not supported' when the wallet
 * cannot, or has not put it into the session
 * @throws WalletTimeoutError after 5 minutes
 */
export async function askForChain(
  parameters: askForChain.Parameters,
): Promise<void> {
  const { chain, isApproved, pairing, session } = parameters

  function ask(method: string, params: object) {
    return withTimeout(
      pairing.request({
        method,
        params: [params],
        caipNetworkId: `eip155:${session.chainId}`,
      }),
      { ms: CONNECT_TIMEOUT_MS, error: () => new WalletTimeoutError() },
    )
  }

  const switchTo = [
    'wallet_switchEthereumChain',
    { chainId: numberToHex(chain.id) },
  ] as const

  try {
    await ask(...switchTo)
  } catch (error) {
    if (!isChainUnknown(error)) throw toFailure(error, chain)
    try {
      await ask('wallet_addEthereumChain', toAddChain(parameters))
      // Some wallets add a chain without switching to it.
      if (!isApproved(chain.id)) await ask(...switchTo)
    } catch (reason) {
      throw toFailure(reason, chain)
    }
  }
  if (!(await waitForChain(pairing, () => isApproved(chain.id))))
    throw toNotSupported(chain)
}

export declare namespace askForChain {
  type Parameters = createSwitch.Request & {
    chain: Chain
    isApproved(chainId: number): boolean
    pairing: Pairing
    session: WalletSession
  }
}

function toNotSupported({ id }: Chain, cause?: unknown) {
  return new ChainNotSupportedError({ chain: `eip155:${id}`, cause })
}

/** What is wrong with the pairing, or waits for the person, stays what it is. */
function toFailure(error: unknown, chain: Chain) {
  if (error instanceof KitError) return error
  const answer = getWalletError(error)
  return answer instanceof UserRejectedRequestError ||
    answer instanceof ResourceUnavailableRpcError
    ? answer
    : toNotSupported(chain, error)
}
