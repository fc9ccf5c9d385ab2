import type { createChains } from './chains.js'
import type { Http } from './createHttp.js'

/** What every method of the blockchain API is made with. */
export type ApiContext = {
  chains: createChains.ReturnType
  /** Base URL without a slash at the end. */
  host: string
  http: Http
  projectId: string
}

export type ApiOptions = {
  /** Ends the request with its reason. */
  signal?: AbortSignal | undefined
}
