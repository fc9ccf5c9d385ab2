import { type Address, isAddressEqual } from 'viem'
import type { FrameRouter } from '../../node/loadConfig.js'

/** The known exchange at an address. */
export function findRouter(
  routers: readonly FrameRouter[],
  address: Address,
): FrameRouter | undefined {
  return routers.find((router) => isAddressEqual(router.address, address))
}
