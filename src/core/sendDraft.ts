/** What a person has entered to be sent. */
export type SendDraft = {
  /**
   * CAIP-10 id of the account that token and amount are meant for: a coin of
   * another network is another coin. `undefined` fits every account.
   */
  account?: string | undefined
  /** `native` or the contract's address; `undefined` until one is chosen. */
  token: string | undefined
  /** As it was typed. */
  amount: string
  /** As it was typed. */
  to: string
}

export const emptySendDraft: SendDraft = {
  token: undefined,
  amount: '',
  to: '',
}
