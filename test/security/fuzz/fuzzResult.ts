export type FuzzResult = {
  runs: number
  seed: number
  /** Messages that are wrong, and how many of them reached a handler. */
  malformed: number
  reached: number
  /** The control: messages that are right, and how many were accepted. */
  valid: number
  accepted: number
  /** Errors out of the listener, and rejections that nobody hears. */
  threw: number
  /** Times a prototype was found changed. */
  polluted: number
  /** What went wrong, to look at. */
  examples: unknown[][]
}
