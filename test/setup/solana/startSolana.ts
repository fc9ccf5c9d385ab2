import { createFaults } from '../../../packages/devnet/src/http/createFaults.js'
import type { SomeLags } from '../../../packages/devnet/src/solana/createBanks.js'
import type { SolanaControl } from '../../../packages/devnet/src/solana/solanaChain.js'
import { startSolanaChain } from '../../../packages/devnet/src/solana/startSolanaChain.js'

/**
 * Starts a Solana chain on free ports for one test file.
 *
 * @param options.isPaused - Whether time stands still until `warp`. Default
 * `false`.
 * @param options.slotMs - Length of a slot. Default 50.
 * @param options.lags - Slots until confirmed and finalized. Default 1, 32.
 */
export async function startSolana(
  options: startSolana.Options = {},
): Promise<startSolana.ReturnType> {
  const { slotMs = 50, ...rest } = options
  const faults = createFaults()
  const chain = await startSolanaChain({ faults, port: 0, slotMs, ...rest })
  const { control, getHoldings, give, rpcUrl, tokens, wsUrl } = chain
  const { shares, silver, usd } = tokens
  return {
    rpcUrl,
    wsUrl,
    control,
    mints: { scaled: shares, spl: usd, token2022: silver },
    fund(address, gift = {}) {
      const { scaled, sol = '10', spl = '1000', token2022 = '50' } = gift
      const shares = scaled ? { shares: scaled } : {}
      return give(address, { sol, usd: spl, silver: token2022, ...shares })
    },
    getAmount(address, mint) {
      const held = getHoldings(address)
      return held.find(({ token }) => token?.address === mint)?.amount ?? 0n
    },
    async stop() {
      faults.heal()
      await chain.stop()
    },
  }
}

export declare namespace startSolana {
  type Options = {
    isPaused?: boolean | undefined
    slotMs?: number | undefined
    lags?: SomeLags | undefined
  }
  type Mint = {
    address: string
    name: string
    symbol: string
    decimals: number
    programId: string
  }
  type Gift = {
    /** Decimal amounts in whole coins; '0' or '' gives none. */
    sol?: string | undefined
    spl?: string | undefined
    token2022?: string | undefined
    /** In base units; users see ten times as many. Default none. */
    scaled?: string | undefined
  }
  type ReturnType = {
    rpcUrl: string
    wsUrl: string
    mints: { scaled: Mint; spl: Mint; token2022: Mint }
    /**
     * Sends funds immediately, as often as called: 10 SOL, 1000 and 50 tokens
     * unless specified. Returns the signature.
     */
    fund(address: string, gift?: Gift): string
    /** Returns the current amount in base units, of SOL without a mint. */
    getAmount(address: string, mint?: string | undefined): bigint
    control: SolanaControl
    stop(): Promise<void>
  }
}
