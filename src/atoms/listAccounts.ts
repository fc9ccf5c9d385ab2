import type { Config } from 'wagmi'
import type { Account, AccountNamespace } from '../core/account/account.js'
import type { SolanaPort } from '../core/ports/solana.js'
import { projectAccounts } from './projectAccounts.js'

const none: readonly Account[] = []

/** Both owners replace their lists at a change, so the lists are the keys. */
const lists = new WeakMap<object, WeakMap<object, readonly Account[]>>()

/**
 * The accounts of both kinds of networks, or of one, as their owners have them
 * now. A list keeps its identity until one of its accounts changes.
 */
export function listAccounts(
  { config, solana }: listAccounts.Parameters,
  namespace?: AccountNamespace | undefined,
): readonly Account[] {
  const others = solana?.getState().accounts ?? none
  if (namespace === 'solana') return others
  const evm = projectAccounts(config)
  if (namespace || !others.length) return evm
  if (!evm.length) return others
  const beside = lists.get(evm) ?? new WeakMap<object, readonly Account[]>()
  lists.set(evm, beside)
  const list = beside.get(others) ?? [...evm, ...others]
  beside.set(others, list)
  return list
}

export declare namespace listAccounts {
  type Parameters = {
    config: Config
    solana: SolanaPort | undefined
  }
}
