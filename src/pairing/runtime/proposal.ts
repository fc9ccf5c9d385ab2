import type { SdkSession } from './sdk.js'

/** A URI that a wallet can pair by, and what becomes of it. */
export type Proposal = {
  uri: string
  /** Milliseconds since the epoch. */
  expiresAt: number
  /** What was proposed, as text to compare. */
  content: string
  /** Nobody can approve it any more. */
  isOver: boolean
  /** The attempt it belongs to; without one, an approval comes too late. */
  owner: ProposalOwner | undefined
}

export type ProposalOwner = {
  onApproved(session: SdkSession): void
  onRejected(proposal: Proposal, error: unknown): void
}
