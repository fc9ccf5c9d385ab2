import type { Token } from '../chain/readToken.js'
import type { Row } from './view.js'

/** The line that says which token it is: what it calls itself, and where. */
export function tokenRow(label: string, token: Token): Row {
  return { label, value: token.address, kind: 'address', note: token.symbol }
}
