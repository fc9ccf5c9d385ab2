import { foldCase } from '../../core/address/foldCase.js'
import { SendError } from '../../core/errors/send.js'
import type { SendDraft } from '../../core/sendDraft.js'
import { readPaymentLink } from './readPaymentLink.js'

/**
 * Fits a draft to an account. An amount entered for another account, another
 * network or a token that is no longer listed is dropped; it must never apply
 * to another token. A payment link in the receiver field fills in its values.
 *
 * @param draft - form input
 * @param place.account - CAIP-10 ID of the paying account
 * @param place.tokens - tokens of the account, `undefined` while unknown
 *
 * @example
 * fitSendDraft(draft, { account: 'eip155:1:0xd8dA…', tokens })
 */
export function fitSendDraft(
  draft: SendDraft,
  place: fitSendDraft.Place,
): SendDraft {
  const { account, tokens } = place
  const isElsewhere = draft.account !== undefined && draft.account !== account
  const isGone = draft.token !== undefined && !isListed(tokens, draft.token)
  const fit =
    isElsewhere || isGone
      ? {
          account,
          amount: '',
          memo: draft.memo,
          to: draft.to,
          token: undefined,
        }
      : draft
  const link = readPaymentLink(draft.to, place)
  return link && !(link instanceof SendError) ? { ...fit, ...link } : fit
}

export declare namespace fitSendDraft {
  type Place = {
    account: string | undefined
    tokens: readonly { decimals?: number; id: string }[] | undefined
  }
}

function isListed(tokens: fitSendDraft.Place['tokens'], token: string) {
  const id = foldCase(token)
  return tokens?.some((item) => foldCase(item.id) === id) ?? true
}
