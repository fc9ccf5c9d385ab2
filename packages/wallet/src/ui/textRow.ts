import type { Row } from './view.js'

/** A line with a short text. */
export function textRow(label: string, value: string, note?: string): Row {
  return { label, value, kind: 'text', note }
}
