import type { AssetAmount } from '../../core/spend/spend.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { Row } from '../../ui/view.js'
import type { AccountReader } from './createAccountReader.js'

/** One instruction with its addresses looked up. */
export type Instruction = {
  program: string
  accounts: readonly string[]
  data: Uint8Array
}

/** One action of a transaction as the person reads it. */
export type Part = {
  /** What it does, such as `Send`. */
  title: string
  amount?: string | undefined
  /** Which token the amount is in, where that has no name of its own. */
  amountNote?: string | undefined
  /** Why it has none. */
  subtitle?: string | undefined
  rows: readonly Row[]
  warnings: readonly string[]
  /** A payment out of the user's own account. */
  payment?:
    | {
        account: string
        /** Of the token. Default: those of SOL. */
        decimals?: number
        lamports: bigint
        /** As users see it; `undefined` where nobody can tell. Default: it. */
        shown?: bigint | undefined
        spend: AssetAmount
      }
    | undefined
  /**
   * Only goes along with a payment: a note, or the token account that it is
   * made into; with the lines that are then enough.
   */
  companion?:
    | {
        account: string | undefined
        rows: readonly Row[]
        warnings: readonly string[]
      }
    | undefined
  /** What it may do to the user's accounts; default: nothing. */
  effects?: Effects | undefined
  /** What the user pays for a new token account, which may not be theirs. */
  rent?: { account: string; lamports: bigint } | undefined
}

/** What an instruction says it does to the user's accounts, at most. */
export type Effects = {
  /** What leaves, besides rent. */
  pays?: readonly AssetAmount[] | undefined
  /** How much of a token account another may take from then on. */
  allows?: { account: string; delegate: string; units: bigint } | undefined
  /** The account that another controls from then on. */
  handsOver?: string | undefined
  /** Nobody can read it, so that it may do anything. */
  isUnread?: boolean | undefined
}

/** A token account that an earlier instruction makes. */
export type MadeAccount = { mint: string; owner: string; program: string }

export type DecodeContext = {
  /** The user's own address. */
  user: string
  accounts: AccountReader
  made: ReadonlyMap<string, MadeAccount>
  rpc: Rpc
  cluster: FrameCluster
  /** What the card speaks. */
  strings: Strings
}

/** The network's own money. */
export const sol = { decimals: 9, symbol: 'SOL' } as const

/** The token that stands for SOL; to close its account gives the SOL out. */
export const wrappedSol = {
  address: 'So11111111111111111111111111111111111111112',
  decimals: 9,
  symbol: 'wSOL',
} as const
