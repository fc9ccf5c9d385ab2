import type { Address } from 'viem'
import type { Contracts } from '../../chain/deployContracts.js'
import { toLowerCase } from './toLowerCase.js'

/** The contracts that mean something to the index, in lower case. */
export type LocalContracts = { router: Address; weth: Address }

/** Takes from what is deployed what the index has to know. */
export function toLocalContracts({
  router,
  weth,
}: Pick<Contracts, 'router' | 'weth'>): LocalContracts {
  return { router: toLowerCase(router), weth: toLowerCase(weth) }
}
