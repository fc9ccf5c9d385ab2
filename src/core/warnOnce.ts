import { isDevelopment } from './isDevelopment.js'

const said = new Set<string>()

/**
 * Logs a warning for developers to the console, once, in development only.
 * Callers also check `isDevelopment`, so that bundlers drop the text.
 */
export function warnOnce(sentence: string): void {
  if (!isDevelopment || said.has(sentence)) return
  said.add(sentence)
  // biome-ignore lint/suspicious/noConsole: in development alone
  console.warn(`Latchkey: ${sentence}`)
}
