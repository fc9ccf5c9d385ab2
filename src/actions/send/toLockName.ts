/** Returns the name of the Web Lock that marks a send as being made. */
export function toLockName(id: string): string {
  return `latchkey.send.${id}`
}
