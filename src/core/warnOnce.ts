import { isDevelopment } from './isDevelopment.js'

const said = new Set<string>()

/**
 * Says something on the console that whoever builds the app has to know, once,
 * in development alone. Callers ask `isDevelopment` too, so that bundlers leave
 * the sentence out.
 */
export function warnOnce(sentence: string): void {
  if (!isDevelopment || said.has(sentence)) return
  said.add(sentence)
  // biome-ignore lint/suspicious/noConsole: in development alone
  console.warn(`Latchkey: ${sentence}`)
}
