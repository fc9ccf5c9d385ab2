import { foldCase } from '../address/foldCase.js'
import { SendError } from '../errors/send.js'
import type { SendDraft } from '../sendDraft.js'
import { readPaymentLink } from './readPaymentLink.js'

/**
 * What of a draft holds for an account. An amount that was meant for another
 * account, for another network, or for a token that is not there any more,
 * must never become one of whatever stands first in the list now. A payment
 * link in place of the receiver fills in what it asks for.
 *
 * @param draft - what was entered
 * @param place.account - CAIP-10 id of the account that would pay
 * @param place.tokens - what it has, `undefined` while it is not known
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
      ? { account, amount: '', to: draft.to, token: undefined }
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
