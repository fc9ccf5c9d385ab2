import type { Address, Hex } from 'viem'

/** What an app may do with an account until the permission expires. */
export type Permission = Allowance | TokenAllowance | ContractCall

/** An amount of the native coin per period. What is not used is not added. */
export type Allowance = {
  type: 'native-token-recurring-allowance'
  /** In base units. */
  allowance: bigint
  /** In seconds. */
  period: number
  /** Unix time in seconds. */
  start: number
}

/** An amount of a token (ERC-20) per period. */
export type TokenAllowance = Omit<Allowance, 'type'> & {
  type: 'erc20-recurring-allowance'
  token: Address
}

/** Functions of one contract, with any arguments. */
export type ContractCall = {
  type: 'contract-call'
  address: Address
  functions: readonly {
    selector: Hex
    /** What the selector was made from, such as `mint(address,uint256)`. */
    signature: string
    /** The most of the native coin that one call sends, in base units. */
    valueLimit: bigint
  }[]
}
