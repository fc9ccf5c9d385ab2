import type { Ledger } from './createLedger.js'
import type { SolanaControls } from './createSolanaControls.js'
import type { Vm } from './createVm.js'

/** What the methods work on. */
export type SolanaContext = {
  controls: SolanaControls
  genesisHash: string
  ledger: Ledger
  vm: Vm
  /** Gives SOL in a transaction of its own; gives its signature. */
  airdrop(address: string, lamports: bigint): string
  /** Breaks the connection instead of answering the request under way. */
  lose(): void
}

export type SolanaMethod = (
  params: readonly unknown[],
  context: SolanaContext,
) => unknown

export type SolanaMethods = Record<string, SolanaMethod>
