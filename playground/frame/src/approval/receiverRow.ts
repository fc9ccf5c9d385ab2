import type { Row } from './view.js'

/** The line that says who gets something. */
export function receiverRow(value: string, label = 'To'): Row {
  return { label, value, kind: 'address', testId: 'receiver' }
}
