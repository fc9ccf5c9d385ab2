import type { SomeLags } from './createBanks.js'
import type { SolanaTokens } from './createMints.js'
import type { SolanaControls } from './createSolanaControls.js'
import type { SolanaFaucet } from './createSolanaFaucet.js'
import type { Holding } from './readHoldings.js'

export type SolanaControl = Pick<
  SolanaControls,
  | 'delayNext'
  | 'dropNext'
  | 'failNext'
  | 'forkNext'
  | 'loseAnswers'
  | 'setBehind'
> & {
  /** Makes so many slots pass at once; gives the new slot. */
  warp(slots: number): number
  /** Stops and starts time; `warp` works in both. */
  setPaused(isPaused: boolean): void
  /** Slots until `confirmed` and `finalized`, at most 200. */
  setLags(lags: SomeLags): void
  /** Takes back what goes wrong, and gives lags and time as at the start. */
  heal(): void
}

/** A Solana chain of this process. */
export type SolanaChain = {
  caipNetworkId: 'solana:localnet'
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrl: string
  wsUrl: string
  tokens: SolanaTokens
  /** Pays out at once, as often as asked; gives the signature. */
  give: SolanaFaucet
  /** SOL first, always; then the tokens there are any of. */
  getHoldings(address: string): readonly Holding[]
  control: SolanaControl
  stop(): Promise<void>
}
