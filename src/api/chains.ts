import * as z from 'zod/mini'
import { ApiResponseError } from '../core/errors/api.js'
import type { Http } from './createHttp.js'

/** Networks the blockchain API supports. */
export type SupportedChains = {
  /** CAIP-2 IDs supported by the API and its JSON-RPC. */
  http: readonly string[]
  /** CAIP-2 IDs supported over WebSocket. */
  ws: readonly string[]
}

const schema = z.looseObject({
  http: z.array(z.string()),
  ws: z._default(z.array(z.string()), []),
})

/**
 * Fetches the supported networks lazily and caches them. An empty list is not
 * cached.
 */
export function createChains(parameters: {
  host: string
  http: Http
}): createChains.ReturnType {
  const { host, http } = parameters
  let kept: SupportedChains = { http: [], ws: [] }

  async function getSupportedChains(options: ChainsOptions = {}) {
    if (kept.http.length > 0) return kept
    const { signal } = options
    const answer = await http.get({ host, path: 'v1/supported-chains', signal })
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new ApiResponseError({ cause: parsed.error })
    kept = { http: parsed.data.http, ws: parsed.data.ws }
    return kept
  }

  return {
    getSupportedChains,
    async isSupported(caipNetworkId, options) {
      const chains = await getSupportedChains(options)
      return chains.http.includes(caipNetworkId)
    },
  }
}

export declare namespace createChains {
  type ReturnType = {
    getSupportedChains(options?: ChainsOptions): Promise<SupportedChains>
    isSupported(
      caipNetworkId: string,
      options?: ChainsOptions,
    ): Promise<boolean>
  }
}

type ChainsOptions = { signal?: AbortSignal | undefined }
