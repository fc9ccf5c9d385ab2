const GWEI = 1_000_000_000n

/** Chains whose tips mean little: the base fee, or the sequencer, decides. */
const rollups = [
  ...[10, 130, 252, 480, 1135, 1868, 8453, 34443, 42161, 57073, 7777777],
]

/**
 * The highest tip per gas, in wei, that is paid on a chain unless the app sets
 * one, by chain id: well above what people pay there when it is crowded, so
 * that only a false answer of a node is cut.
 */
export const tipCeilings: Readonly<Record<number, bigint>> = {
  1: 100n * GWEI,
  56: 10n * GWEI,
  100: 50n * GWEI,
  137: 1_000n * GWEI,
  43114: 100n * GWEI,
  ...Object.fromEntries(rollups.map((id) => [id, GWEI])),
}
