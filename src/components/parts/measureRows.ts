/** Measured row heights of a list, in px. */
export type RowHeights = {
  gap: number
  /** Including the gap to the next row. */
  heights: Map<string, number>
  usual: number
  /** Width of the list; heights are only valid for it. */
  width?: number
}

/**
 * Records the heights of the rendered rows.
 *
 * @param parameters.rows - rows by key
 * @returns whether any height has changed
 */
export function measureRows(
  known: RowHeights,
  parameters: {
    element: HTMLElement
    rows: ReadonlyMap<string | undefined, Element | undefined>
  },
) {
  const { element, rows } = parameters
  const { heights } = known
  const { offsetWidth: width } = element
  if (known.width !== width) heights.clear()
  const isFirst = heights.size === 0
  known.width = width
  known.gap = Number.parseFloat(getComputedStyle(element).rowGap) || 0
  let hasChanged = false
  for (const [key, row] of rows) {
    const height = row instanceof HTMLElement ? row.offsetHeight : 0
    // Rows that are not rendered have no height.
    if (key === undefined || height === 0) continue
    if (heights.get(key) === height + known.gap) continue
    heights.set(key, height + known.gap)
    hasChanged = true
  }
  const sorted = [...(isFirst ? heights.values() : [])].sort((a, b) => a - b)
  known.usual = sorted[sorted.length >> 1] ?? known.usual
  return hasChanged
}
