/**
 * Sets a name, an amount or an address apart in a sentence from right to left,
 * so that its parts keep their order.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
