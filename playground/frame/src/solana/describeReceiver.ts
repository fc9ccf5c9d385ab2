import { addressRow } from '../approval/addressRow.js'
import { receiverRow } from '../approval/receiverRow.js'
import type { Row } from '../approval/view.js'
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
}): Promise<{ rows: readonly Row[]; warnings: readonly string[] }> {
  const { account, current, program, user } = parameters
  if (!current)
    return {
      rows: [receiverRow(account, 'To token account')],
      warnings: [
        'The receiving token account does not exist. Whose it will be cannot be told.',
      ],
    }
  const { mint, owner } = current
  // Large, and loaded with the key already.
  const { getUsualAccount } = await import('./getUsualAccount.js')
  if (getUsualAccount({ mint, owner, program }) === account)
    return {
      rows: [receiverRow(owner, owner === user ? 'To yourself' : 'To')],
      warnings: [],
    }
  return {
    rows: [
      receiverRow(account, 'To token account'),
      addressRow('Its owner now', owner),
    ],
    warnings: [
      'This is not the usual token account of its owner. By the time it is sent, it can be someone else’s.',
    ],
  }
}
