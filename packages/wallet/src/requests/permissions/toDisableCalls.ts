import { DELEGATION_MANAGER } from '../../core/contracts.js'
import type { Delegation } from './delegation.js'
import { encodeDisable } from './encodeDisable.js'

/** The calls of an account that end its delegations for good. */
export function toDisableCalls(delegations: readonly Delegation[]) {
  return delegations.map((delegation) => ({
    data: encodeDisable(delegation),
    to: DELEGATION_MANAGER,
    value: 0n,
  }))
}
