/**
 * Returns the offsets of list rows from measured heights, with estimates for
 * the others.
 *
 * @param parameters.heights - heights in px by key, each including the gap to
 * the next row
 * @param parameters.keys - keys of the rows, in order
 * @param parameters.toEstimate - estimated height of an unmeasured row, in px
 *
 * @example
 * const offsets = createRowOffsets({ heights, keys, toEstimate: () => 60 })
 * const first = offsets.find(body.scrollTop)
 */
export function createRowOffsets(
  parameters: createRowOffsets.Parameters,
): createRowOffsets.ReturnType {
  const { heights, keys, toEstimate } = parameters
  const ends = new Float64Array(keys.length)
  let end = 0
  // A plain loop, as lists may have many thousands of rows.
  for (let index = 0; index < keys.length; index++) {
    end += heights.get(keys[index] as string) ?? toEstimate(index)
    ends[index] = end
  }
  return {
    find(offset) {
      let [low, high] = [0, Math.max(keys.length - 1, 0)]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((ends[middle] ?? 0) > offset) high = middle
        else low = middle + 1
      }
      return low
    },
    getStart: (index) => ends[Math.min(index, keys.length) - 1] ?? 0,
  }
}

export declare namespace createRowOffsets {
  type Parameters = {
    heights: ReadonlyMap<string, number>
    keys: readonly string[]
    toEstimate: (index: number) => number
  }
  type ReturnType = {
    /** Index of the row at an offset, clamped to the first and last row. */
    find: (offset: number) => number
    /** Offset of a row in px. For the row count, the total height. */
    getStart: (index: number) => number
  }
}
