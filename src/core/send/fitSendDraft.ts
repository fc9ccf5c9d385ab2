import { foldCase } from '../address/foldCase.js'
import type { SendDraft } from '../sendDraft.js'

/**
 * What of a draft holds for an account. An amount that was meant for another
 * account, for another network, or for a token that is not there any more,
 * must never become one of whatever stands first in the list now.
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
  if (!isElsewhere && !isGone) return draft
  return { account, amount: '', to: draft.to, token: undefined }
}

export declare namespace fitSendDraft {
  type Place = {
    account: string | undefined
    tokens: readonly { id: string }[] | undefined
  }
}

function isListed(tokens: fitSendDraft.Place['tokens'], token: string) {
  const id = foldCase(token)
  return tokens?.some((item) => foldCase(item.id) === id) ?? true
}
