import type { createStore } from 'jotai/vanilla'
import type { Account, AccountNamespace } from '../core/account/account.js'
import { pickAccount } from '../core/account/pickAccount.js'
import type { AccountAtoms } from './createAccountAtoms.js'
import { listAccounts } from './listAccounts.js'

/** Reads accounts directly from their stores, since atoms may be stale. */
export type AccountReader = {
  /** Same as the `getAccounts` action. */
  getAccounts(namespace?: AccountNamespace | undefined): readonly Account[]
  /** Same as the `getActiveAccount` action. */
  getActiveAccount(
    namespace?: AccountNamespace | undefined,
  ): Account | undefined
}

/**
 * Creates the account reader of a kit. Lazy-loaded code reads accounts through
 * the kit instead of importing this module: a shared import would make the
 * bundler split the page's code into more chunks.
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
