import { FrameLoadError } from '../../core/errors/frameLoad.js'
import type { createConnection } from './createConnection.js'

type Connection = createConnection.ReturnType

/**
 * Loads what keeps the connection on first use, so that a page on which
 * nobody logs in does not carry it. A failure is forgotten.
 */
export function createConnectionLoader(
  parameters: createConnection.Parameters,
): createConnectionLoader.ReturnType {
  let connection: Connection | undefined
  let loading: Promise<Connection> | undefined

  async function start() {
    try {
      const { createConnection } = await import('./createConnection.js')
      connection = createConnection(parameters)
      return connection
    } catch (cause) {
      loading = undefined
      throw new FrameLoadError({ cause })
    }
  }

  return {
    peek: () => connection,
    load() {
      loading ??= start()
      return loading
    },
  }
}

export declare namespace createConnectionLoader {
  type ReturnType = {
    /**
     * @throws FrameLoadError 'Unable to load email login dependency'
     */
    load(): Promise<Connection>
    peek(): Connection | undefined
  }
}
