/**
 * Isolates an amount, address or name in right-to-left text, so that its
 * parts keep their order: `1.5 ETH`, `0x1234…5678`.
 *
 * @example
 * `أُرسل ${isolate('1.5 ETH')}`
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
