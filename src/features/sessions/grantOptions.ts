import type { Address, Hex } from 'viem'
import type {
  SessionKey,
  SessionPolicy,
} from '../../core/session/smartSession.js'

/** What an app asks for. Amounts are in base units, as bigint or hex. */
export type GrantPermission =
  | ContractCallPermission
  | NativeAllowancePermission
  | TokenAllowancePermission

/** Calls of some functions of one contract. */
export type ContractCallPermission = {
  type: 'contract-call'
  data: {
    address: Address
    /** ABI of the contract; only the functions below are sent to the wallet. */
    abi: readonly object[]
    functions: readonly {
      functionName: string
      /** Rules for the arguments, in their order. Few wallets enforce them. */
      args?:
        | readonly {
            operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'
            value: Hex
          }[]
        | undefined
      /**
       * Native coins that one call may send, in base units.
       *
       * @default 0n
       */
      valueLimit?: bigint | Hex | undefined
      operation?: 'Call' | undefined
    }[]
  }
}

/** An amount of the network's coin per period. */
export type NativeAllowancePermission = {
  type: 'native-token-recurring-allowance'
  data: Allowance
}

/** An amount of a token (ERC-20) per period. */
export type TokenAllowancePermission = {
  type: 'erc20-recurring-allowance'
  data: Allowance & { token: Address }
}

type Allowance = {
  /** Base units per period. */
  allowance: bigint | Hex
  /** Seconds. */
  period: number
  /**
   * Unix time in seconds.
   *
   * @default now
   */
  start?: number | undefined
}

/** Public key or keys of the app that may use what is granted. */
export type GrantSigner =
  | { type: 'key'; data: SessionKey }
  | { type: 'keys'; data: { keys: readonly SessionKey[] } }

/** Permissions that an app asks a wallet for. */
export type GrantOptions = {
  /** Unix time in seconds, at most 30 days from now. */
  expiry: number
  permissions: readonly GrantPermission[]
  policies?: readonly SessionPolicy[] | undefined
  signer: GrantSigner
}
