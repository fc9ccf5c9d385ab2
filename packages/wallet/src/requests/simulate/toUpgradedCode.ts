import type { Address, Hex } from 'viem'
import { toDelegatedCode } from '../../core/contracts.js'

/** Code that an account runs after an upgrade; nothing is signed to try it. */
export function toUpgradedCode(
  upgrade: { address: Address } | undefined,
): Hex | undefined {
  return upgrade && toDelegatedCode(upgrade.address)
}
