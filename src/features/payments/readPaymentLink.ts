import { foldCase } from '../../core/address/foldCase.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { PaymentUriElsewhereError, SendError } from '../../core/errors/send.js'
import type { SendDraft } from '../../core/sendDraft.js'
import { parsePaymentUri } from '../accounts/parsePaymentUri.js'

/**
 * Returns the draft values from a payment link, for an account and its tokens.
 * If the link has no amount, an amount already entered for the same token
 * stays.
 *
 * @param text - typed or pasted receiver
 * @param place.account - CAIP-10 ID of the paying account
 * @param place.tokens - tokens of the account, `undefined` while unknown
 * @returns `undefined` when the text is not a payment link or the tokens are
 * not known yet; an error when the link cannot be paid here
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
    // A link without token and amount does not say what to pay.
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
    | Required<Omit<SendDraft, 'memo'>>
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
