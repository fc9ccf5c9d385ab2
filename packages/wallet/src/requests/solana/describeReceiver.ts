import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { receiverRow } from '../../ui/receiverRow.js'
import type { Row } from '../../ui/view.js'
import type { DecodeContext } from './part.js'
import type { TokenAccount } from './readTokenAccount.js'

/**
 * Who gets tokens. Only an owner's usual account stays that owner's: any other
 * can be closed by whoever kept that right, and be made anew for someone else
 * between the card and the network.
 */
export async function describeReceiver(parameters: {
  account: string
  current: TokenAccount | undefined
  program: string
  user: DecodeContext['user']
  strings: Strings
}): Promise<{ rows: readonly Row[]; warnings: readonly string[] }> {
  const { account, current, program, strings, user } = parameters
  const { labels, solana } = strings
  if (!current)
    return {
      rows: [receiverRow(solana.toTokenAccount, account)],
      warnings: [solana.missingReceiver],
    }
  const { mint, owner } = current
  // Large, and loaded with the key already.
  const { getUsualAccount } = await import('./getUsualAccount.js')
  if (getUsualAccount({ mint, owner, program }) === account)
    return {
      rows: [
        receiverRow(owner === user ? solana.toYourself : labels.to, owner),
      ],
      warnings: [],
    }
  return {
    rows: [
      receiverRow(solana.toTokenAccount, account),
      addressRow(solana.ownerNow, owner),
    ],
    warnings: [solana.unusualReceiver],
  }
}
