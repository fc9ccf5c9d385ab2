import {
  type Address,
  type Chain,
  createTestClient,
  defineChain,
  type HttpTransport,
  http,
  type JsonRpcAccount,
  type PublicActions,
  publicActions,
  type TestClient,
  type WalletActions,
  walletActions,
} from 'viem'
import type { LocalChain } from './chains.js'

/**
 * Last of anvil's ten dev accounts. It deploys, owns the liquidity and feeds
 * the faucet; the others are left to whoever wants them.
 */
const OPERATOR: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

export type DevWallet = TestClient<
  'anvil',
  HttpTransport,
  Chain,
  JsonRpcAccount
> &
  PublicActions<HttpTransport, Chain, JsonRpcAccount> &
  WalletActions<Chain, JsonRpcAccount>

/** Client of the operator, whose key the node itself holds. */
export function createDevWallet({
  caipNetworkId: _,
  ...chain
}: LocalChain): DevWallet {
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
