import { fileURLToPath } from 'node:url'
import type { LocalConfig } from '../../packages/devnet/src/toLocalConfig.js'

/** Where everything listens, as passed from the global setup to the tests. */
export type E2eState = {
  projectId: string
  hosts: Record<
    'analytics' | 'frame' | 'api' | 'rpc' | 'explorer' | 'onramp' | 'relay',
    string
  >
  /** All are on different sites from the frame, and from each other. */
  urls: {
    /** Plain hooks, without the components. */
    app: string
    /** What a new user sees: the components, in a small dApp. */
    dapp: string
    /** A single component, surrounded by what its URL asks for. */
    stage: string
    /** No component: tests drive it through its globals. */
    harness: string
    /** The embedded wallet as a wallet adapter, without the kit. */
    adapter: string
    /**
     * The harness without a CSP, as most sites are: a CSP would stop attackers
     * before the guards under test do.
     */
    unguarded: string
    /** The harness again, on the attackers' site and without a CSP. */
    evil: string
    mailbox: string
    /** Page of the onramp provider. */
    onramp: string
    /** Pages of the simulated social login providers. */
    provider: string
    /** A wallet in its own page, which pairs over the relay. */
    paymaster: string
    walletPage: string
  }
  chains: readonly { id: number; name: string; rpcUrl: string }[]
  tokens: Record<
    'usd' | 'gold',
    { address: `0x${string}`; symbol: string; decimals: number }
  >
  solana: LocalConfig['solana']
}

/**
 * Another path lets two checkouts with the same `node_modules` run in
 * parallel.
 */
export const stateFile =
  process.env.LATCHKEY_E2E_STATE ??
  fileURLToPath(new URL('../../node_modules/.cache/e2e.json', import.meta.url))
