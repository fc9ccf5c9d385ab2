import { randomUUID } from 'node:crypto'
import { formatUnits } from 'viem'
import type { SomeLags } from './createBanks.js'
import { createLedger } from './createLedger.js'
import { createMints } from './createMints.js'
import { createSlotTimer } from './createSlotTimer.js'
import { createSolanaControls } from './createSolanaControls.js'
import { createSolanaFaucet } from './createSolanaFaucet.js'
import { createTreasury } from './createTreasury.js'
import { createVm } from './createVm.js'
import { readHoldings } from './readHoldings.js'
import type { SolanaChain, SolanaControl } from './solanaChain.js'
import type { SolanaContext } from './solanaContext.js'

/** The chain itself, without servers, and what its methods work on. */
export function createSolanaChain(
  parameters: createSolanaChain.Parameters,
): createSolanaChain.ReturnType {
  const { isPaused = false, slotMs = 400 } = parameters
  const { confirmed = 1, finalized = 32 } = parameters.lags ?? {}
  const lags = { confirmed, finalized }
  const vm = createVm()
  const ledger = createLedger({ lags, seed: randomUUID(), vm })
  const treasury = createTreasury(ledger, vm)
  const { address: authority, send } = treasury
  const tokens = createMints({ authority, send, vm })
  const give = createSolanaFaucet(treasury, tokens)
  const controls = createSolanaControls()
  const timer = createSlotTimer(ledger, slotMs)
  timer.setPaused(isPaused)
  const control: SolanaControl = {
    ...controls,
    setPaused: timer.setPaused,
    setLags: ledger.setLags,
    warp(slots) {
      ledger.advance(slots)
      return ledger.bank('processed').slot
    },
    heal() {
      controls.reset()
      ledger.setLags(lags)
      timer.setPaused(isPaused)
    },
  }
  const context: SolanaContext = {
    ...{ controls, ledger, vm },
    genesisHash: ledger.bank('finalized').blockhash,
    airdrop: (to, lamports) => give(to, { sol: formatUnits(lamports, 9) }),
    lose() {},
  }
  const getHoldings: SolanaChain['getHoldings'] = (address) =>
    readHoldings(vm, tokens, address)
  return { chain: { control, getHoldings, give, tokens }, context }
}

export declare namespace createSolanaChain {
  type Parameters = {
    /** Time stands still until `warp` or `setPaused(false)`. Default false. */
    isPaused?: boolean | undefined
    /** Default: confirmed after 1 slot, finalized after 32. */
    lags?: SomeLags | undefined
    /** Length of a slot in ms. Default 400. */
    slotMs?: number | undefined
  }
  type ReturnType = {
    chain: Pick<SolanaChain, 'control' | 'getHoldings' | 'give' | 'tokens'>
    context: SolanaContext
  }
}
