import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getErrorText } from '../../core/errors/getErrorText.js'
import { getMember } from '../../core/errors/getMember.js'

/** Error codes with which wallets report an unknown chain. */
const codes: readonly unknown[] = [4902, 5000, 32603, -32603]

/**
 * Whether a wallet has rejected a switch because it does not know the chain,
 * not because the user has rejected it.
 *
 * 5000 means both, so the message decides. The code is looked up beneath
 * viem's own errors, which turn it into 4001.
 */
export function isChainUnknown(error: unknown): boolean {
  return getErrorChain(error)
    .flatMap((item) => [
      item,
      getMember(getMember(item, 'data'), 'originalError'),
    ])
    .some(
      (item) =>
        codes.includes(getMember(item, 'code')) &&
        !/user (rejected|denied|cancell?ed)/i.test(getErrorText(item) ?? ''),
    )
}
