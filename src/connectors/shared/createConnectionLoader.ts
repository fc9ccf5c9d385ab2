/**
 * Loads what keeps a connection on first use, so that a page on which nobody
 * connects does not carry it. A failure is forgotten.
 *
 * @param start - imports the connection and makes it
 */
export function createConnectionLoader<connection>(
  start: () => Promise<connection>,
): createConnectionLoader.ReturnType<connection> {
  let connection: connection | undefined
  let loading: Promise<connection> | undefined

  async function keep() {
    try {
      connection = await start()
      return connection
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    peek: () => connection,
    load() {
      loading ??= keep()
      return loading
    },
  }
}

export declare namespace createConnectionLoader {
  type ReturnType<connection> = {
    /** @throws what `start` has thrown */
    load(): Promise<connection>
    /** The connection when it is loaded. */
    peek(): connection | undefined
  }
}
