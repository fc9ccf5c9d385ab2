import { fileURLToPath } from 'node:url'

/** What the global set-up tells the tests: where everything listens. */
export type E2eState = {
  projectId: string
  hosts: { frame: string; api: string; rpc: string; explorer: string }
  /** `app` and `harness` are different sites from the frame and from `evil`. */
  urls: { app: string; harness: string; evil: string; mailbox: string }
  chains: readonly { id: number; name: string; rpcUrl: string }[]
  tokens: Record<
    'usd' | 'gold',
    { address: `0x${string}`; symbol: string; decimals: number }
  >
}

/** Another place lets two checkouts with the same `node_modules` run at once. */
export const stateFile =
  process.env.LATCHKEY_E2E_STATE ??
  fileURLToPath(new URL('../../node_modules/.cache/e2e.json', import.meta.url))
