import type { Address, Hex } from 'viem'

/** A public key that may act within a smart session. */
export type SessionKey = {
  type: 'secp256k1' | 'secp256r1'
  /** Public key, as hex. */
  publicKey: Hex
}

/** What a smart session allows, in the form wallets and services read. */
export type SessionPermission =
  | {
      type: 'contract-call'
      data: {
        address: Address
        abi: readonly object[]
        functions: readonly {
          functionName: string
          args?:
            | readonly {
                operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'
                value: Hex
              }[]
            | undefined
          /** Wei, as hex. */
          valueLimit?: Hex | undefined
          operation?: 'Call' | 'DelegateCall' | undefined
        }[]
      }
    }
  | {
      type: 'native-token-recurring-allowance'
      data: SessionAllowance
    }
  | {
      type: 'erc20-recurring-allowance'
      data: SessionAllowance & { token: Address }
    }

type SessionAllowance = {
  /** Base units per period, as hex. */
  allowance: Hex
  /** Unix time in seconds. */
  start: number
  /** Seconds. */
  period: number
}

/** A request for a smart session (`wallet_grantPermissions`). */
export type SessionRequest = {
  /** As hex. */
  chainId: Hex
  address?: Address | undefined
  /** Unix time in seconds. */
  expiry: number
  signer: { type: 'keys'; data: { keys: readonly SessionKey[] } }
  permissions: readonly SessionPermission[]
  policies: readonly SessionPolicy[]
}

/** A rule of the wallet's own, passed on as it is. */
export type SessionPolicy = {
  type: string
  data: Readonly<Record<string, unknown>>
}

/** The wallet's answer to a request for a smart session. */
export type SessionGrant = {
  chainId: Hex
  address?: Address | undefined
  /** Unix time in seconds. */
  expiry: number
  permissions: readonly SessionPermission[]
  signer: SessionRequest['signer']
  /** What the session key redeems, as the wallet encodes it. */
  context: Hex
  /** Deploys the account, if it has no code yet. */
  accountMeta?: { factory: Address; factoryData: Hex } | undefined
  /** Contracts that redeem the context. */
  signerMeta?:
    | {
        userOpBuilder?: Address | undefined
        delegationManager?: Address | undefined
      }
    | undefined
}
