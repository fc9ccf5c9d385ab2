import type { LocalAccount } from 'viem'
import type { Reach } from '../../core/spend/decidePlace.js'
import type { Spend } from '../../core/spend/spend.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { ApprovalView } from '../../ui/view.js'
import type { ReadDescriptors } from '../descriptor/createDescriptors.js'
import type { Nonces } from '../transaction/createNonces.js'
import type { Simulated } from './simulation.js'

export type ApprovalParameters = {
  params: unknown
  chain: FrameChain
  account: LocalAccount
  nonces: Nonces
  origin: string
  /** Default: no words for what the wallet cannot read itself. */
  readDescriptors?: ReadDescriptors | undefined
  rpc: Rpc
  /** What the card speaks. */
  strings: Strings
}

/** What is shown, and what then happens to the very same bytes. */
export type PreparedApproval = {
  view: ApprovalView
  /** Absent for what takes nothing out of the account. */
  spend?: Spend | undefined
  /** What is simulated before it is shown; default: nothing. */
  simulation?: Simulated | undefined
  /** What a simulation expects to leave; it never makes `spend` smaller. */
  expectedSpend?: Spend | undefined
  /** Whether the frame's own node has tried it out. Default: no. */
  isSimulated?: boolean | undefined
  /** What it can do, at most. Default: anything. */
  reach?: Reach | undefined
  /** Valid on the network of the request alone. Default: no. */
  isBound?: boolean | undefined
  /** Approved in a window of this origin, whatever it is worth. */
  needsWindow?: boolean | undefined
  /** Approved with the account's passkey, too, where it has one. */
  needsPasskey?: boolean | undefined
  /** Approved with a second factor, too. */
  needsFactor?: boolean | undefined
  /**
   * Adds what it costs to what the account has spent today, and resolves with
   * whether that is within the limit of the card. Rejects with GUEST_LIMIT where
   * a guest may not pay it. Default: it costs nothing.
   */
  count?: (() => Promise<boolean>) | undefined
  /**
   * What to show again before anything is signed, as the simulation is too old
   * and a new one is worse; else nothing.
   */
  renew?: (() => Promise<PreparedApproval | undefined>) | undefined
  run(): Promise<unknown>
  /** Resolves when all is sent that `run` has begun; never rejects. */
  finish?: (() => Promise<unknown>) | undefined
}

/** Asked before the request itself; declining it is an answer, too. */
export type PreparedQuestion = {
  question: ApprovalView
  /** Asked in a window of this origin. */
  needsWindow?: boolean | undefined
  answer(isApproved: boolean): Promise<PreparedApproval>
}
