import type { VersionedMessage } from '@solana/web3.js'

export const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'

/** What a message sets of its compute units: their limit, their price. */
export function readBudget(message: VersionedMessage): {
  limit: bigint | undefined
  price: bigint
} {
  let [limit, price] = [undefined as bigint | undefined, 0n]
  for (const { data, programIdIndex } of message.compiledInstructions) {
    const program = message.staticAccountKeys[programIdIndex]?.toBase58()
    if (program !== COMPUTE_BUDGET) continue
    const bytes = Buffer.from(data)
    if (bytes[0] === 2) limit = BigInt(bytes.readUInt32LE(1))
    if (bytes[0] === 3) price = bytes.readBigUInt64LE(1)
  }
  return { limit, price }
}
