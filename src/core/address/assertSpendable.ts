import { SendError } from '../errors/send.js'

const zeroAddress = `0x${'0'.repeat(40)}`

/**
 * Refuses receivers of which nobody holds the key: the zero address, and the
 * contract of the token itself. Both are known ways to lose a payment.
 *
 * @param to - the receiver, an EVM address
 * @param token - contract of the token, `undefined` for the native coin
 * @throws SendError with the code `INVALID_ADDRESS`
 *
 * @example
 * assertSpendable(to, tokenAddress)
 */
export function assertSpendable(to: string, token: string | undefined): void {
  if (![zeroAddress, token?.toLowerCase()].includes(to.toLowerCase())) return
  throw new SendError('What is sent to this address is lost', {
    code: 'INVALID_ADDRESS',
    details: to,
  })
}
