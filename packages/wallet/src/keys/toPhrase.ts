import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'

/** The English words of BIP-39. */
export function toPhrase(entropy: Uint8Array): string {
  return entropyToMnemonic(entropy, wordlist)
}
