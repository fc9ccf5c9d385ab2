/**
 * Loads components that share a chunk. Once one of them has loaded, all can be
 * rendered without waiting.
 *
 * @param fetchChunk - imports the chunk
 */
export function createChunk<chunk>(
  fetchChunk: () => Promise<chunk>,
): createChunk.ReturnType<chunk> {
  let loaded: chunk | undefined
  return {
    async load() {
      loaded = await fetchChunk()
      return loaded
    },
    peek: () => loaded,
  }
}

export declare namespace createChunk {
  type ReturnType<chunk> = {
    load: () => Promise<chunk>
    /** Returns the chunk if it is already loaded. */
    peek: () => chunk | undefined
  }
}
