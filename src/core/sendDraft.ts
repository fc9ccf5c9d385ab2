/** Input of the send form. */
export type SendDraft = {
  /**
   * CAIP-10 ID of the account that token and amount were entered for, since
   * they do not apply to another network. `undefined` fits every account.
   */
  account?: string | undefined
  /** `native` or the contract address; `undefined` until one is selected. */
  token: string | undefined
  /** As typed. */
  amount: string
  /** As typed. */
  to: string
  /** Note on the chain, for a receiver on Solana. As typed. */
  memo?: string | undefined
}

export const emptySendDraft: SendDraft = {
  token: undefined,
  amount: '',
  to: '',
}
