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

export const stateFile = fileURLToPath(
  new URL('../../node_modules/.cache/e2e.json', import.meta.url),
)
