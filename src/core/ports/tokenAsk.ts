/** Asks the user whether to list a token of an EVM chain (EIP-747). */
export type TokenAsk = (token: {
  address: string
  chainId: number
}) => Promise<'added' | 'busy' | 'declined' | 'unknown'>

/** Part of the frame's handle: who asks the user about tokens. */
export type TokenAsking = {
  /** Lets a UI ask the user about tokens that the page wants to list. */
  claimTokens(ask: TokenAsk): () => void
  /** Returns how the user is asked about a token, if there is a UI. */
  getTokenAsk(): TokenAsk | undefined
}
