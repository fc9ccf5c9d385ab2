import { SendError } from '../errors/send.js'
import { foldCase } from './foldCase.js'

/** The zero address, and Solana's system program. */
const nobodys = [`0x${'0'.repeat(40)}`, '1'.repeat(32)]

/**
 * Refuses receivers of which nobody holds the key: the zero address (on
 * Solana the system program), and the contract or mint of the token itself.
 * All are known ways to lose a payment.
 *
 * @param to - the receiver
 * @param token - contract or mint of the token, `undefined` for the native coin
 * @throws SendError with the code `INVALID_ADDRESS`
 *
 * @example
 * assertSpendable(to, tokenAddress)
 */
export function assertSpendable(to: string, token: string | undefined): void {
  const lost = token ? [...nobodys, foldCase(token)] : nobodys
  if (!lost.includes(foldCase(to))) return
  throw new SendError('What is sent to this address is lost', {
    code: 'INVALID_ADDRESS',
    details: to,
  })
}
