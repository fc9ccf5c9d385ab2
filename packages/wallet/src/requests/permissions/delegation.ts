import { type Address, type Hex, parseAbiParameters } from 'viem'

/** A rule that a contract enforces when a delegation is used (ERC-7710). */
export type Caveat = { enforcer: Address; terms: Hex; args: Hex }

/** What the delegator lets the delegate do, within the caveats. */
export type Delegation = {
  delegate: Address
  delegator: Address
  /** Hash of the delegation it stems from. */
  authority: Hex
  caveats: readonly Caveat[]
  salt: bigint
  signature: Hex
}

/** Authority of a delegation by the account itself. */
export const ROOT_AUTHORITY: Hex = `0x${'ff'.repeat(32)}`

/** Delegations as the DelegationManager reads them. */
export const delegationParameters = parseAbiParameters([
  'Delegation[] delegations',
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
])
