import type { Token } from '../../node/readToken.js'
import { addressRow } from '../../ui/addressRow.js'
import type { Row } from '../../ui/view.js'

/** The line that says which token it is: what it calls itself, and where. */
export function tokenRow(label: string, token: Token): Row {
  return { ...addressRow(label, token.address), note: token.symbol }
}
