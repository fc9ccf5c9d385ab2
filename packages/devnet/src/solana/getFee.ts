import type { VersionedMessage } from '@solana/web3.js'
import { COMPUTE_BUDGET, readBudget } from './readBudget.js'

const LAMPORTS_PER_SIGNATURE = 5_000n
const UNITS_MAX = 1_400_000n
const MICRO = 1_000_000n

/** Programs inside the runtime, which are given fewer units by default. */
const builtins = new Set([
  COMPUTE_BUDGET,
  '11111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
])

/** Lamports a message costs: its signatures, and the price of its units. */
export function getFee(message: VersionedMessage): bigint {
  const { limit, price } = readBudget(message)
  let fallback = 0n
  for (const { programIdIndex } of message.compiledInstructions) {
    const program = message.staticAccountKeys[programIdIndex]?.toBase58() ?? ''
    fallback += builtins.has(program) ? 3_000n : 200_000n
  }
  const wanted = limit ?? fallback
  const units = wanted < UNITS_MAX ? wanted : UNITS_MAX
  const priority = (units * price + MICRO - 1n) / MICRO
  const { numRequiredSignatures } = message.header
  return LAMPORTS_PER_SIGNATURE * BigInt(numRequiredSignatures) + priority
}
