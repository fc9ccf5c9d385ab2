/**
 * Where the rows of a list are, by the heights that are known; the others are
 * taken to be as high as most of these.
 *
 * @param parameters.heights - px by key, each with the gap to the next row
 * @param parameters.keys - of the rows, in their order
 * @param parameters.toEstimate - px of a row that is not known
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
  // Plain, for lists of many thousands.
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
    /** Index of the row at a place, of the first or last one beyond the ends. */
    find: (offset: number) => number
    /** Px above a row; of their count, the height of all. */
    getStart: (index: number) => number
  }
}
