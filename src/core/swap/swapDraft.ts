/** What a person has entered to be swapped. */
export type SwapDraft = {
  /** CAIP-2 id of the network it is meant for; `undefined` fits every one. */
  caipNetworkId: string | undefined
  /** CAIP-10 ids of the tokens; `undefined` until one is chosen. */
  from: string | undefined
  to: string | undefined
  /** As it was typed. */
  amount: string
  /** Percent; default the one of quotes. */
  slippage?: number | undefined
}

export const emptySwapDraft: SwapDraft = {
  caipNetworkId: undefined,
  from: undefined,
  to: undefined,
  amount: '',
}
