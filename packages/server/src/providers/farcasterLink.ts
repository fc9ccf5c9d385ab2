/** Logins approved in Farcaster: a relay, and the registry on chain. */
export type FarcasterLink = {
  /** Rejects when the relay or the node is not reached. */
  check(): Promise<void>
  /** Opens a channel that asks for a signed message. */
  open(request: {
    /** Host that the message is for. */
    domain: string
    /** When the message expires, in ms since 1970. */
    expiresAt: number
    nonce: string
    uri: string
  }): Promise<{ channelToken: string; url: string }>
  /** Reads a channel. Nothing of the answer is checked yet. */
  read(channelToken: string): Promise<FarcasterAnswer>
  /**
   * Checks the signature, and that the signer holds the account on chain.
   *
   * @returns The account, `undefined` when any of it is wrong.
   */
  verify(parameters: {
    domain: string
    message: string
    nonce: string
    signature: `0x${string}`
  }): Promise<number | undefined>
}

export type FarcasterAnswer =
  | { state: 'pending' | 'refused' | 'expired' }
  | {
      state: 'completed'
      message: unknown
      signature: unknown
      userName: unknown
    }
