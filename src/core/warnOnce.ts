const said = new Set<string>()

/**
 * Says something on the console that whoever builds the app has to know, once.
 * To be called where `isDevelopment`.
 */
export function warnOnce(sentence: string): void {
  if (said.has(sentence)) return
  said.add(sentence)
  // biome-ignore lint/suspicious/noConsole: in development alone
  console.warn(`Latchkey: ${sentence}`)
}
