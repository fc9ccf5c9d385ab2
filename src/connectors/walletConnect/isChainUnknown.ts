import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getErrorText } from '../../core/errors/getErrorText.js'
import { getMember } from '../../core/errors/getMember.js'

/** Codes by which wallets say that they do not know a chain. */
const codes: readonly unknown[] = [4902, 5000, 32603, -32603]

/**
 * Whether a wallet has refused a switch because it does not know the chain,
 * rather than because the person has said no.
 *
 * 5000 means both, so what it says decides. It is looked for beneath viem's
 * own errors, which turn it into 4001.
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
