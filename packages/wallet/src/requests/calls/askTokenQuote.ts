import { HostError } from 'latchkey/frame'
import { type Address, isHex, toHex } from 'viem'
import { ENTRY_POINT } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'

/** JSON-RPC: the service has no such method. */
const unknownMethods: readonly unknown[] = [-32601, 4200]

export type TokenQuote = {
  /** Gas for taking the token, beside the limits of the operation. */
  postOpGas: bigint
  /** Base units of the token for 10^18 wei. */
  rate: bigint
}

/**
 * Asks a paymaster what gas costs in a token (`pimlico_getTokenQuotes`, which
 * ERC-7677 has no method for).
 *
 * @returns `undefined` if it has no quotes
 * @throws HostError -32000 when it does not take the token, or another contract
 * would take it than the one that pays
 */
export async function askTokenQuote(parameters: {
  chainId: number
  rpc: Rpc
  /** The contract that pays the gas. */
  spender: Address
  token: Address
  url: string
}): Promise<TokenQuote | undefined> {
  const { chainId, rpc, spender, token, url } = parameters
  const method = 'pimlico_getTokenQuotes'
  const params = [{ tokens: [token] }, ENTRY_POINT, toHex(chainId)]
  const answer = await rpc({ rpcUrls: [url] }, method, params).catch(
    (error: unknown) => {
      if (!(error instanceof HostError) || typeof error.code !== 'number')
        throw error
      if (unknownMethods.includes(error.code)) return undefined
      throw refuse(`The paymaster refused: ${error.message}`)
    },
  )
  if (answer === undefined) return undefined
  const { quotes } = (answer ?? {}) as { quotes?: unknown }
  const list: readonly unknown[] = Array.isArray(quotes) ? quotes : []
  const quote = list
    .map((one) => (one ?? {}) as Record<string, unknown>)
    .find((one) => isSame(one.token, token)) // guard: quoted token
  if (!quote) throw refuse('The paymaster does not take the token')
  // guard: spender
  if (!isSame(quote.paymaster, spender))
    throw refuse('Another contract would take the token than the one that pays')
  return { postOpGas: read(quote.postOpGas), rate: read(quote.exchangeRate) }
}

function isSame(value: unknown, address: Address) {
  return String(value).toLowerCase() === address.toLowerCase()
}

function read(value: unknown) {
  if (isHex(value) && value.length > 2 && value.length <= 66)
    return BigInt(value)
  throw refuse('The paymaster has answered something that cannot be read')
}

function refuse(message: string) {
  return new HostError({ message, code: -32000 })
}
