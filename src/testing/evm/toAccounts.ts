import type { Hex, LocalAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { ParameterError } from '../../core/errors/base.js'

/** Private key of the first account of Anvil and Hardhat nodes. */
const FIRST_KEY =
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/**
 * Returns the accounts of a mock wallet, from viem accounts or private keys.
 * Default the first account of development nodes.
 *
 * @throws ParameterError when an entry is neither
 */
export function toAccounts(
  accounts: readonly (Hex | LocalAccount)[] = [FIRST_KEY],
): readonly LocalAccount[] {
  if (!Array.isArray(accounts)) throw toError(accounts)
  return accounts.map((account: Hex | LocalAccount) => {
    if (typeof account === 'object' && account?.type === 'local') return account
    try {
      if (typeof account === 'string') return privateKeyToAccount(account)
    } catch (cause) {
      throw toError(account, cause)
    }
    throw toError(account)
  })
}

function toError(received: unknown, cause?: unknown) {
  return new ParameterError({
    cause,
    expected: 'local accounts of viem, or private keys as 32 bytes of hex',
    parameter: 'accounts',
    received: typeof received,
  })
}
