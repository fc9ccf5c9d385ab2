import { getMember } from '../../core/errors/getMember.js'
import { readSignature } from '../frame/readSignature.js'

/**
 * Reads the signature of an answer: its member `signature`, as specified, or
 * the answer itself, as returned by some wallets.
 *
 * @returns its 64 bytes, `undefined` for anything else and for zeros
 */
export function readBareSignature(answer: unknown): Uint8Array | undefined {
  return readSignature(
    typeof answer === 'string' ? answer : getMember(answer, 'signature'),
  )
}
