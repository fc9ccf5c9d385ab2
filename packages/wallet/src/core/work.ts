/** A number is wanted that makes the hash of text and number begin with zeros. */
export type Work = {
  /** Zeros. */
  bits: number
  text: string
}
