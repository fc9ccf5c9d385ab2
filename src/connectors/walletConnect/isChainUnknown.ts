import { getErrorText } from '../../core/errors/getErrorText.js'
import { getMember } from '../../core/errors/getMember.js'
import { isDecline } from '../../core/errors/isDecline.js'
import { listErrors } from '../../core/errors/listErrors.js'

/** Error codes with which wallets report an unknown chain. */
const codes: readonly unknown[] = [4902, 5000, 32603, -32603]

/**
 * Whether a wallet has rejected a switch because it does not know the chain,
 * not because the user has rejected it.
 *
 * 5000 means both, and some wallets decline without a code, so the message
 * decides. The code is looked up beneath viem's own errors, which turn it into
 * 4001 or 4902.
 */
export function isChainUnknown(error: unknown): boolean {
  const items = listErrors(error)
  return (
    items.some((item) => codes.includes(getMember(item, 'code'))) &&
    !items.some(isDeclinedInWords)
  )
}

function isDeclinedInWords(item: unknown) {
  const isViem = getMember(item, 'name') === 'UserRejectedRequestError'
  return !isViem && isDecline(getErrorText(item) ?? '')
}
