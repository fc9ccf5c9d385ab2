import type { Address } from 'viem'

/** One line of the list: a short text, or an address shown in full. */
export type Row = {
  label: string
  value: string
  kind: 'text' | 'address'
  /** What the value is exactly, where it is rounded. */
  exact?: string | undefined
  /** Said in a quieter tone beside the value. */
  note?: string | undefined
  testId?: string | undefined
  /** What the account pays by it; gone once `worth` is looked up. */
  cost?: Cost | undefined
  /** What the value is worth in dollars, an estimate. */
  worth?: string | undefined
}

export type Cost = {
  /** CAIP-10 of the asset, as prices are asked for. */
  id: string
  decimals: number
  /** It comes in, so its worth is rounded down. Default: it is paid. */
  isReceived?: boolean | undefined
  units: bigint
}

/** What leaves the account, of the native coin or of a token. */
export type AmountCost = Omit<Cost, 'id'> & {
  /** Contract or mint. Default: the native coin. */
  address?: string | undefined
}

/** A nested part of a structured message. */
export type TreeNode = {
  label: string
  value?: string | undefined
  kind?: 'text' | 'address' | undefined
  testId?: string | undefined
  children?: readonly TreeNode[] | undefined
}

export type Expectation = {
  rows: readonly Row[]
  /** A failure, or something else than the request says. */
  alert?: string | undefined
  /** What the rows don't say. */
  note?: string | undefined
}

/** What the wallet's operator says of a call or of typed data (ERC-7730). */
export type Described = {
  /** What it is for, quoted. */
  intent: string
  /** Of the rows: whose contract it is. */
  title: string
  rows: readonly Row[]
  /** Of tokens, what the rows are about. */
  amounts?: readonly { token: Address; units: bigint }[] | undefined
}

/** What the person reads; drawn as text only. */
export type ApprovalView = {
  /** What happens when it is approved, such as `Send`. */
  action: string
  /** The figure the action is about, exact and with its unit. */
  amount?: string | undefined
  /** What the figure is of; gone once `amountWorth` is looked up. */
  amountCost?: AmountCost | undefined
  /** What the figure is worth in dollars, an estimate. */
  amountWorth?: string | undefined
  /** Said in a quieter tone beneath the figure. */
  amountNote?: string | undefined
  /** A sentence beneath it, such as until when and to whom. */
  subtitle?: string | undefined
  /** What the tree says, in short; before it. */
  summary?: readonly Row[] | undefined
  rows: readonly Row[]
  warnings: readonly string[]
  /** What a simulation expects it to change. */
  expected?: Expectation | undefined
  /** Words that are not the wallet's own; below what it reads itself. */
  described?: Described | undefined
  /** A message to sign, as it reads. */
  message?: string | undefined
  /** A structured message to sign. */
  tree?: readonly TreeNode[] | undefined
  /** Whether approving hands something to the network. */
  isSent?: boolean | undefined
  /** The exact content, one tap away. */
  raw: string
}
