import {
  type Address,
  createTestClient,
  defineChain,
  http,
  publicActions,
  walletActions,
} from 'viem'
import type { LocalChain } from './chains.js'

/**
 * Last of anvil's ten dev accounts. It deploys, owns the liquidity and feeds
 * the faucet; the others are left to whoever wants them.
 */
const OPERATOR: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

export type DevWallet = ReturnType<typeof createDevWallet>

/** Client of the operator, whose key the node itself holds. */
export function createDevWallet({ caipNetworkId: _, ...chain }: LocalChain) {
  const { id, name, nativeCurrency, rpcUrl } = chain
  return createTestClient({
    account: OPERATOR,
    mode: 'anvil',
    chain: defineChain({
      id,
      name,
      nativeCurrency,
      rpcUrls: { default: { http: [rpcUrl] } },
    }),
    transport: http(rpcUrl, { batch: true }),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
}
