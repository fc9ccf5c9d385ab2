import type { Chain } from 'viem'
import { ConnectorNotConnectedError } from './wagmiErrors.js'

/**
 * Returns the chain of the session, or the first of the config without one.
 * Wallet lists ask for it before they connect, as injected wallets answer.
 */
export async function getChainId(
  find: () => Promise<{ chainId: number }>,
  [first]: readonly [Chain, ...Chain[]],
): Promise<number> {
  try {
    return (await find()).chainId
  } catch (error) {
    if (error instanceof ConnectorNotConnectedError) return first.id
    throw error
  }
}
