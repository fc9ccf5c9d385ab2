import { SendError } from '../errors/send.js'
import { foldCase } from './foldCase.js'

/** The zero address and Solana's system program. */
const nobodys = [`0x${'0'.repeat(40)}`, '1'.repeat(32)]

/**
 * Rejects receivers whose key nobody holds: the zero address (on Solana the
 * system program), and the contract or mint of the token itself. Payments to
 * them are lost.
 *
 * @param to - receiver address
 * @param token - contract or mint of the token, `undefined` for the native
 * token
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
