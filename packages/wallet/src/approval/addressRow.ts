import type { Row } from './view.js'

/** A line with an address in full. */
export function addressRow(label: string, value: string): Row {
  return { label, value, kind: 'address' }
}
