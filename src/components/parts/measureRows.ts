/** What is known of the rows of a list, in px. */
export type RowHeights = {
  gap: number
  /** With the gap to the next row. */
  heights: Map<string, number>
  usual: number
  /** Of the list; with another one they are other heights. */
  width?: number
}

/**
 * Takes in how high the rows are that are drawn.
 *
 * @param parameters.rows - by their keys
 * @returns whether any is of another height than was known
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
    // Nothing has a height while it is not drawn.
    if (key === undefined || height === 0) continue
    if (heights.get(key) === height + known.gap) continue
    heights.set(key, height + known.gap)
    hasChanged = true
  }
  const sorted = [...(isFirst ? heights.values() : [])].sort((a, b) => a - b)
  known.usual = sorted[sorted.length >> 1] ?? known.usual
  return hasChanged
}
