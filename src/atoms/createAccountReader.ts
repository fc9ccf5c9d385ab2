import type { createStore } from 'jotai/vanilla'
import type { Account, AccountNamespace } from '../core/account/account.js'
import { pickAccount } from '../core/account/pickAccount.js'
import type { AccountAtoms } from './createAccountAtoms.js'
import { listAccounts } from './listAccounts.js'

/** The accounts as their owners have them now, where atoms may be stale. */
export type AccountReader = {
  /** What the action of this name returns. */
  getAccounts(namespace?: AccountNamespace | undefined): readonly Account[]
  /** What the action of this name returns. */
  getActiveAccount(
    namespace?: AccountNamespace | undefined,
  ): Account | undefined
}

/**
 * Code that is fetched later asks the kit, and imports none of this: a bundler
 * cuts the page in pieces where later code builds on what the page has.
 */
export function createAccountReader(
  parameters: createAccountReader.Parameters,
): AccountReader {
  const { atoms, store } = parameters
  return {
    getAccounts: (namespace) => listAccounts(parameters, namespace),
    getActiveAccount: (namespace) =>
      pickAccount(
        listAccounts(parameters, namespace),
        namespace ?? store.get(atoms.activeNamespace),
      ),
  }
}

export declare namespace createAccountReader {
  type Parameters = listAccounts.Parameters & {
    atoms: AccountAtoms
    store: ReturnType<typeof createStore>
  }
}
