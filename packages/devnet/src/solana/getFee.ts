import type { VersionedMessage } from '@solana/web3.js'

const LAMPORTS_PER_SIGNATURE = 5_000n
const UNITS_MAX = 1_400_000n
const MICRO = 1_000_000n
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'

/** Programs inside the runtime, which are given fewer units by default. */
const builtins = new Set([
  COMPUTE_BUDGET,
  '11111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
])

/** Lamports a message costs: its signatures, and the price of its units. */
export function getFee(message: VersionedMessage): bigint {
  let [limit, price, fallback] = [undefined as bigint | undefined, 0n, 0n]
  for (const { data, programIdIndex } of message.compiledInstructions) {
    const program = message.staticAccountKeys[programIdIndex]?.toBase58() ?? ''
    fallback += builtins.has(program) ? 3_000n : 200_000n
    if (program !== COMPUTE_BUDGET) continue
    const bytes = Buffer.from(data)
    if (bytes[0] === 2) limit = BigInt(bytes.readUInt32LE(1))
    if (bytes[0] === 3) price = bytes.readBigUInt64LE(1)
  }
  const wanted = limit ?? fallback
  const units = wanted < UNITS_MAX ? wanted : UNITS_MAX
  const priority = (units * price + MICRO - 1n) / MICRO
  const { numRequiredSignatures } = message.header
  return LAMPORTS_PER_SIGNATURE * BigInt(numRequiredSignatures) + priority
}
