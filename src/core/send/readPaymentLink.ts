import { foldCase } from '../address/foldCase.js'
import { formatAmount } from '../amount/formatAmount.js'
import { PaymentUriElsewhereError, SendError } from '../errors/send.js'
import { parsePaymentUri } from '../receive/parsePaymentUri.js'
import type { SendDraft } from '../sendDraft.js'

/**
 * What a payment link fills in, for an account and the tokens it has. Without
 * an amount in the link, the one that was entered for the same token stays.
 *
 * @param text - as it was typed or pasted for the receiver
 * @param place.account - CAIP-10 id of the account that would pay
 * @param place.tokens - what it has, `undefined` while it is not known
 * @returns `undefined` when it is no payment link, or while it is not known
 * whether the account has the token; an error when it cannot be paid here
 *
 * @example
 * readPaymentLink('ethereum:0x…@1?value=1e18', { account, tokens })
 */
export function readPaymentLink(
  text: string,
  place: readPaymentLink.Place,
): readPaymentLink.ReturnType {
  try {
    const link = parsePaymentUri(text)
    if (!link) return undefined
    const { account, tokens } = place
    if (!account || !tokens) return undefined
    const [namespace, chain] = account.split(':')
    const isHere =
      link.namespace === namespace &&
      (link.namespace === 'solana' ||
        link.chainId === undefined ||
        String(link.chainId) === chain)
    const id = link.token ?? 'native'
    const token = tokens.find((one) => foldCase(one.id) === foldCase(id))
    if (!isHere || !token) return new PaymentUriElsewhereError({ uri: text })
    const amount = toAmount(link, token.decimals ?? 0)
    // Only a link that names a token or an amount says what is paid.
    if (amount === undefined && !link.token) return { to: link.to }
    return { account, amount: amount ?? '', to: link.to, token: token.id }
  } catch (error) {
    if (error instanceof SendError) return error
    throw error
  }
}

export declare namespace readPaymentLink {
  type Place = {
    account: string | undefined
    tokens: readonly { decimals?: number; id: string }[] | undefined
  }
  type ReturnType =
    | Pick<SendDraft, 'to'>
    | Required<SendDraft>
    | SendError
    | undefined
}

function toAmount(
  link: NonNullable<ReturnType<typeof parsePaymentUri>>,
  decimals: number,
) {
  if (link.namespace === 'solana') return link.amount
  return link.units === undefined
    ? undefined
    : formatAmount(link.units, decimals)
}
