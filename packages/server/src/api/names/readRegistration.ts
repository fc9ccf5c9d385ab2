import { type Address, getAddress, isAddress, isHex, verifyMessage } from 'viem'
import * as z from 'zod/mini'
import { createFailure } from '../../http/createFailure.js'
import type { ApiChain } from '../apiBackend.js'
import { parseName } from './parseName.js'

/** How far the signed time may be from now, either way. */
const AGE_MAX_MS = 5 * 60_000

export const bodySchema = z.object({
  coin_type: z.int(),
  address: z.string(),
  message: z.string().check(z.maxLength(1_024)),
  signature: z.string().check(z.maxLength(4_096)),
})
const messageSchema = z.strictObject({
  name: z.string(),
  attributes: z.strictObject({}),
  timestamp: z.int(),
})

/**
 * What a registration asks for, once it is sure that its address signed
 * exactly this.
 *
 * @throws ServiceError 400 or 401 with reasons
 */
export async function readRegistration(
  body: unknown,
  { chains, now }: { chains: readonly ApiChain[]; now: () => number },
): Promise<{ address: Address; coinType: number; name: string }> {
  const { data } = bodySchema.safeParse(body)
  if (!data) throw createFailure('INVALID_BODY', 'Invalid request body')
  const { address, coin_type: coinType, message, signature } = data
  if (!isAddress(address))
    throw createFailure('INVALID_ADDRESS', 'Invalid address')
  if (!chains.some((chain) => toEnsCoinType(chain) === coinType))
    throw createFailure('UNSUPPORTED_COIN_TYPE', 'Unsupported coin type')
  const signed = parseMessage(message)
  if (!signed) throw createFailure('INVALID_MESSAGE', 'Invalid message')
  if (Math.abs(now() - signed.timestamp * 1_000) > AGE_MAX_MS)
    throw createFailure(
      'INVALID_TIMESTAMP',
      'The timestamp is too far from now',
    )
  const name = parseName(signed.name)
  if (!name)
    throw createFailure(
      'INVALID_NAME',
      'A name has at least 4 letters, digits or hyphens before .reown.id',
    )
  if (!isHex(signature))
    throw createFailure('INVALID_SIGNATURE', 'Invalid signature')
  const ask = { address, message, signature }
  if (!(await verifyMessage(ask).catch(() => false)))
    throw createFailure(
      'INVALID_SIGNATURE',
      'The signature is not of this address and message',
      401,
    )
  return { address: getAddress(address), coinType, name }
}

/** Coin type of an EVM chain by ENSIP-11; other chains have none here. */
function toEnsCoinType({ caipNetworkId }: ApiChain) {
  const [namespace, reference] = caipNetworkId.split(':')
  if (namespace !== 'eip155') return undefined
  return (0x80000000 | Number(reference)) >>> 0
}

function parseMessage(message: string) {
  try {
    const value: unknown = JSON.parse(message)
    // A name given twice would read as another one than was signed for.
    if (JSON.stringify(value) !== message) return undefined
    return messageSchema.safeParse(value).data
  } catch {
    return undefined
  }
}
