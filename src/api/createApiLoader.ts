import { loadModule } from '../core/loadModule.js'
import type { ApiClient, createApiClient } from './createApiClient.js'

/** Creates a function that loads the API client on first use. */
export function createApiLoader(
  parameters: createApiLoader.Parameters,
): () => Promise<ApiClient> {
  let api: Promise<ApiClient> | undefined
  return () => {
    api ??= loadModule(() => import('./createApiClient.js'))
      .then(({ createApiClient }) => createApiClient(parameters))
      .catch((error) => {
        // Load the chunk again on the next call.
        api = undefined
        throw error
      })
    return api
  }
}

export declare namespace createApiLoader {
  type Parameters = createApiClient.Parameters
}
