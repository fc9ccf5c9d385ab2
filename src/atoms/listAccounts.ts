import type { Config } from '@wagmi/core'
import type { Account } from '../core/account/account.js'
import type { SolanaPort } from '../core/ports/solana.js'
import { projectAccounts } from './projectAccounts.js'

/** Both owners replace their lists at a change, so the lists are the keys. */
const lists = new WeakMap<object, WeakMap<object, readonly Account[]>>()

/** The accounts of both kinds of networks, as their owners have them now. */
export function listAccounts({
  config,
  solana,
}: listAccounts.Parameters): readonly Account[] {
  const evm = projectAccounts(config)
  const others = solana?.getState().accounts
  if (!others?.length) return evm
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
