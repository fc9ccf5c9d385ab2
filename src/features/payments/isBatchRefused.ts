import { getWalletError } from '../../core/errors/getWalletError.js'

/** EIP-5792: the wallet cannot make the batch after all. */
const refusals: readonly unknown[] = [-32601, 4200, 5700, 5710, 5750, 5760]

/**
 * Whether an error means that a wallet does not make batches, or not this one.
 * Nothing was sent, and the calls can be sent one by one.
 */
export function isBatchRefused(error: unknown): boolean {
  return refusals.includes(getWalletError(error)?.code)
}
