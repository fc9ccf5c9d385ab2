import type { SdkSession } from './sdk.js'

/** A URI that a wallet can pair with, and its state. */
export type Proposal = {
  uri: string
  /** Milliseconds since the epoch. */
  expiresAt: number
  /** The proposal, as text to compare. */
  content: string
  /** Whether it can no longer be approved. */
  isOver: boolean
  /** Attempt it belongs to; without one, an approval comes too late. */
  owner: ProposalOwner | undefined
}

export type ProposalOwner = {
  onApproved(session: SdkSession): void
  onRejected(proposal: Proposal, error: unknown): void
}
