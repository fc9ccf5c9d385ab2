import type { createChains } from './chains.js'
import type { Http } from './createHttp.js'

/** Context shared by all blockchain API methods. */
export type ApiContext = {
  chains: createChains.ReturnType
  /** Base URL without a trailing slash. */
  host: string
  http: Http
  projectId: string
  /** Currencies that the API does not answer in, in lower case. */
  unquoted: Set<string>
}

export type ApiOptions = {
  /** Aborts the request. The request rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}
