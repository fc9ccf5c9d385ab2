/** An encrypted message, until its time is over. */
export type StoredMessage = {
  topic: string
  /** Envelope as it came: base64 of ciphertext. */
  message: string
  tag: number
  attestation: string | undefined
  /** Milliseconds since the epoch. */
  publishedAt: number
  expiresAt: number
  /** Client that has sent it, a `did:key`. */
  from: string
}

/** What tests may do to the relay. */
export type RelayControl = {
  /** Kills it with all sockets; what it keeps, it keeps. */
  stop(): Promise<void>
  /** Opens it again on the same port. */
  start(): Promise<void>
  /** Cuts all sockets without a word; gives their number. */
  drop(): number
  /** Sockets stay open and nothing is answered or delivered until `resume`. */
  pause(): void
  resume(): void
  /**
   * Passes `after` more messages, in both directions together, of all clients
   * but those of `except`. Then their sockets stay open in silence.
   */
  fallSilent(parameters: { after: number; except: readonly string[] }): void
  /** Whether `fallSilent` has come to that. */
  isSilent(): boolean
  /** Messages since `fallSilent`, whether they have passed or not. */
  heard(): number
  /** Everything that is kept for somebody. */
  messages(): readonly StoredMessage[]
  /** Sockets that are open. */
  sockets(): number
  /** Origins that may connect, `undefined` for those of the project. */
  setOrigins(origins: readonly string[] | undefined): void
  /** Project ids that may connect, `undefined` for those of the options. */
  setProjects(ids: readonly string[] | undefined): void
  /** How far the relay's clock goes ahead of the others, in ms. */
  setSkew(ms: number): void
  /** Longest life of a message from now on, in ms. */
  setTtl(ttlMs: number | undefined): void
  /** Takes back everything above; starts it when it was stopped. */
  heal(): Promise<void>
}

export type Relay = {
  /** `ws://localhost:…` */
  url: string
  port: number
  control: RelayControl
  /** Ends it for good; calling it again changes nothing. */
  stop(): Promise<void>
}

export type RelayLimits = {
  /** Characters of one message. */
  message: number
  /** Topics of one socket. */
  topics: number
  /** Messages kept in all; the oldest make room. */
  messages: number
}
