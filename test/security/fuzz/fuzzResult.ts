export type FuzzResult = {
  runs: number
  seed: number
  /** Malformed messages, and how many of them reached a handler. */
  malformed: number
  reached: number
  /** The control: valid messages, and how many were accepted. */
  valid: number
  accepted: number
  /** Errors from the listener, and unhandled rejections. */
  threw: number
  /** How often a prototype was found changed. */
  polluted: number
  /** Failures to inspect. */
  examples: unknown[][]
}
