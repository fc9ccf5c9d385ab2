/** Returns the name of the Web Lock that is held while a send is made. */
export function toLockName(id: string): string {
  return `latchkey.send.${id}`
}
