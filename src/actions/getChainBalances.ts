import type { TokenBalance } from '../api/balances.js'
import type { AccountNamespace } from '../core/account/account.js'
import type { ChainNotSupportedError } from '../core/errors/chain.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { UnsupportedChainError } from '../core/errors/send.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import type { Kit } from '../createKit.js'
import { withTokenImages } from '../features/balances/getTokenImage.js'
import { readNativeBalance } from '../features/balances/readNativeBalance.js'
import { readSolanaBalances } from '../features/balances/readSolanaBalances.js'
import { requireAccount } from './account/requireAccount.js'
import { readWatchedBalances } from './balance/readWatchedBalances.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns balances read from the chain alone, without the API: the native coin
 * and the tokens added with `watchToken`; on Solana also all tokens of the
 * account. There are no prices and no icons.
 *
 * A watched token that cannot be read is left out.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.namespace - namespace of the active account to use,
 * `eip155` or `solana`
 * @param parameters.signal - aborts the requests, on Solana
 * @throws AccountRequiredError without an address or a network
 * @throws ChainNotSupportedError when the chain is not configured
 * @throws UnsupportedChainError 'Unsupported chain'
 *
 * @example
 * const { balances } = await getChainBalances(kit)
 */
export async function getChainBalances(
  kit: Kit,
  parameters: getChainBalances.Parameters = {},
): Promise<getChainBalances.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  const { address, caipNetworkId } = requireAccount(kit, parameters)
  try {
    const held = isSolanaNetwork(caipNetworkId)
      ? await readSolanaBalances(kit, { address, caipNetworkId, signal })
      : await readNativeBalance(kit, {
          address,
          chainId: toEvmChainId(caipNetworkId),
        })
    const place = { address, caipNetworkId }
    const found = await readWatchedBalances(kit, { ...place, held })
    return { balances: withTokenImages(kit, [...held, ...found]) }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getChainBalances {
  type Parameters = {
    address?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** The native coin first, then tokens. */
    balances: readonly (TokenBalance & {
      /** Whether the user added the token. Its name is untrusted. */
      isWatched?: boolean | undefined
    })[]
  }
  type ErrorType =
    | ChainNotSupportedError
    | UnsupportedChainError
    | getKitError.ReturnType
    | requireAccount.ErrorType
}
