import { getAddress, numberToHex } from 'viem'
import { ENTRY_POINT } from '../core/constants/entryPoint.js'

const TIMEOUT_MS = 5_000

/** What gas costs in a token. */
export type GasRate = {
  /** Gas for taking the token. */
  postOpGas: bigint
  /** Base units of the token for 10^18 wei. */
  rate: bigint
}

/**
 * Asks a paymaster what gas costs in a token (`pimlico_getTokenQuotes`).
 *
 * @returns `undefined` if it does not say, or not within 5 s
 */
export async function fetchGasRate(parameters: {
  chainId: number
  token: `0x${string}`
  url: string
}): Promise<GasRate | undefined> {
  const { chainId, token, url } = parameters
  const method = 'pimlico_getTokenQuotes'
  const params = [
    { tokens: [token] },
    getAddress(ENTRY_POINT),
    numberToHex(chainId),
  ]
  try {
    const response = await fetch(url, {
      body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { result } = (await response.json()) as { result?: Answer }
    const quote = result?.quotes?.find(
      (one) => String(one.token).toLowerCase() === token.toLowerCase(),
    )
    const rate = toUnits(quote?.exchangeRate)
    const postOpGas = toUnits(quote?.postOpGas)
    if (rate === undefined || postOpGas === undefined) return undefined
    return { postOpGas, rate }
  } catch {
    return undefined
  }
}

type Answer = { quotes?: readonly Record<string, unknown>[] }

function toUnits(value: unknown) {
  const isQuantity =
    typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)
  return isQuantity ? BigInt(value) : undefined
}
