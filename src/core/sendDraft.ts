/** What a person has entered to be sent. */
export type SendDraft = {
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
