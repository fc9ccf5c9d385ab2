import { textRow } from '../../ui/textRow.js'
import type { Row, TreeNode } from '../../ui/view.js'

/** A line of one call, within the list of all calls. */
export function toLeaf(row: Row): TreeNode {
  const { kind, label, note, value } = row
  if (kind === 'address' && !note) return { kind, label, value }
  if (kind === 'address')
    return { label, children: [{ kind, label: note ?? '', value }] }
  const { testId } = row
  return { ...textRow(label, note ? `${value} · ${note}` : value), testId }
}
