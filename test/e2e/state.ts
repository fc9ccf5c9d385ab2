import { fileURLToPath } from 'node:url'
import type { LocalConfig } from '../../playground/toLocalConfig.js'

/** What the global set-up tells the tests: where everything listens. */
export type E2eState = {
  projectId: string
  hosts: Record<
    'frame' | 'api' | 'rpc' | 'explorer' | 'onramp' | 'relay',
    string
  >
  /** All are different sites from the frame, and from each other. */
  urls: {
    /** Plain hooks, none of the components. */
    app: string
    /** What a newcomer sees: the components, in a small dApp. */
    dapp: string
    /** A component alone, above whatever its address asks for. */
    stage: string
    /** No component: tests drive it through its globals. */
    harness: string
    /** The embedded wallet as a wallet adapter, without the kit. */
    adapter: string
    /**
     * The harness without a policy, as most sites are: a policy would keep
     * attackers out before the guards that are tested do.
     */
    unguarded: string
    /** The harness again, on the attackers' site and without a policy. */
    evil: string
    mailbox: string
    /** Page of the onramp provider. */
    onramp: string
    /** Pages of the simulated social login providers. */
    provider: string
    /** A wallet in a page of its own, which pairs over the relay. */
    walletPage: string
  }
  chains: readonly { id: number; name: string; rpcUrl: string }[]
  tokens: Record<
    'usd' | 'gold',
    { address: `0x${string}`; symbol: string; decimals: number }
  >
  solana: LocalConfig['solana']
}

/** Another place lets two checkouts with the same `node_modules` run at once. */
export const stateFile =
  process.env.LATCHKEY_E2E_STATE ??
  fileURLToPath(new URL('../../node_modules/.cache/e2e.json', import.meta.url))
