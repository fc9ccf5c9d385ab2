import type { Row } from '../../ui/view.js'
import type { Outcome } from './simulateCalls.js'

/** How a simulation has ended, on any network. */
export type Ended = {
  status: 'done' | 'reverted' | 'unknown' | 'unsupported'
}

/** What the card says of it. */
export type Expected<outcome extends Ended = Outcome> = {
  outcome: outcome
  isDifferent: boolean
  rows: readonly Row[]
  warning?: string | undefined
}
