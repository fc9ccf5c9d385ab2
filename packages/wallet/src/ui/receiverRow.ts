import type { Row } from './view.js'

/** The line that says who gets something. */
export function receiverRow(label: string, value: string): Row {
  return { label, value, kind: 'address', testId: 'receiver' }
}
