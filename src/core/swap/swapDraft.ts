/** Input of the swap form. */
export type SwapDraft = {
  /**
   * CAIP-2 ID of the network it was entered for; `undefined` fits every
   * network.
   */
  caipNetworkId: string | undefined
  /** CAIP-10 IDs of the tokens; `undefined` until selected. */
  from: string | undefined
  to: string | undefined
  /** As typed. */
  amount: string
  /** In percent; default the slippage of quotes. */
  slippage?: number | undefined
}

export const emptySwapDraft: SwapDraft = {
  caipNetworkId: undefined,
  from: undefined,
  to: undefined,
  amount: '',
}
