import { stringToBytes } from 'viem'

/** What a passkey's secret is asked for with, apart from every other use. */
export function toPrfInput(salt: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(stringToBytes(`latchkey-custody ${salt}`))
}
