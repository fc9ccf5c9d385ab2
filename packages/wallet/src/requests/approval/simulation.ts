import type { AccessList, Address, Hex } from 'viem'
import type { FrameChain } from '../../node/loadConfig.js'
import type { FeeFields } from '../transaction/readFees.js'

/** One call as the chain will make it, with the very bytes that are signed. */
export type SimulatedCall = Readonly<{
  from: Address
  to: Address | undefined
  data: Hex
  value: bigint
  gas?: bigint | undefined
  /** Default: nobody pays gas for it, as in a user operation. */
  fees?: FeeFields | undefined
  accessList?: AccessList | undefined
}>

/** A log of a simulated call; what it says is a claim of its contract. */
export type Log = { address: Address; data: Hex; topics: readonly Hex[] }

/** How one call has ended. */
export type CallResult = {
  /** What it has returned, or the reason of its revert. */
  data: Hex
  isSuccess: boolean
  logs: readonly Log[]
}

/** What one run of all calls says. */
export type Run = {
  /** Of each question, in its order; `undefined` where there is no answer. */
  before: readonly (bigint | undefined)[]
  after: readonly (bigint | undefined)[]
  calls: readonly CallResult[]
  /** Wei that the account has paid for gas, within the run. */
  fee: bigint
}

/** Latest block, on which all is simulated. */
export type Head = {
  baseFee: bigint | undefined
  miner: Address
  number: bigint
  /** What contracts read as a random number; absent without proof of stake. */
  random: Hex | undefined
  /** Unix time in seconds. */
  time: bigint
}

export type Simulator = (parameters: {
  account: Address
  calls: readonly SimulatedCall[]
  /** Code that the account runs after the upgrade which is signed with it. */
  code: Hex | undefined
  head: Head
}) => Promise<Run>

/** What is simulated for a card. */
export type Simulated = {
  account: Address
  /** As the chain makes them. */
  calls: readonly SimulatedCall[]
  chain: FrameChain
  /** What they say they do. Default: the calls themselves. */
  claimed?: readonly Pick<SimulatedCall, 'data' | 'to' | 'value'>[] | undefined
  /** Code that the account runs after the upgrade which is signed with it. */
  code?: Hex | undefined
  /** Of tokens, what words for calls that nobody can read are about. */
  named?: readonly { token: Address; units: bigint }[] | undefined
}
