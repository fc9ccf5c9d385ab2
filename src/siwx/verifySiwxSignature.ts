import { ed25519 } from '@noble/curves/ed25519'
import {
  type Address,
  type Client,
  type Hex,
  hashMessage,
  isAddressEqual,
  recoverMessageAddress,
} from 'viem'
import { getChainId, verifyHash } from 'viem/actions'
import { decodeBase58 } from '../core/address/decodeBase58.js'
import { SiwxMessageError, SiwxUnreachableError } from '../core/errors/siwx.js'
import { createSiwxMessage } from './createSiwxMessage.js'
import type { SiwxSession } from './types.js'

/** Wrapped signatures (EIP-6492) carry the deployment of the account. */
const HEX_MAX_LENGTH = 65_536
const ED25519_BYTES = 64
/** Half of the order of secp256k1. */
const HALF_ORDER =
  0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Verifies the signature of a sign-in message: of key accounts without a
 * request, of contract accounts (EIP-1271) and undeployed ones (EIP-6492) by
 * asking their network, and ed25519 on Solana.
 *
 * Checks neither time nor expectations: see `checkSiwxMessage`.
 *
 * @param parameters.message - signed text
 * @param parameters.data - fields of the text; others are rejected
 * @param parameters.signature - hex on `eip155`; base58, base64 or hex of 64
 * bytes on `solana`
 * @param parameters.client - viem client of the message's network, required on
 * `eip155`
 * @returns whether the account of the message signed it
 * @throws SiwxMessageError when `data` is not that of `message`, or the client
 * is missing or of another network
 * @throws SiwxUnreachableError when the network does not answer
 *
 * @example
 * const data = parseSiwxMessage(message)
 * const isValid = await verifySiwxSignature({ client, data, message, signature })
 */
export async function verifySiwxSignature(
  parameters: verifySiwxSignature.Parameters,
): Promise<boolean> {
  const { client, data, message, signature } = parameters
  if (createSiwxMessage(data) !== message)
    throw new SiwxMessageError({
      reason: 'format',
      details: 'Expected the fields of the signed text.',
    })
  if (data.chainId.startsWith('solana:'))
    return isSignedOnSolana({
      address: data.accountAddress,
      message,
      signature,
    })
  if (!isSignature(signature)) return false
  const address = data.accountAddress as Address
  const signer = await recoverMessageAddress({ message, signature }).catch(
    () => undefined,
  )
  if (signer && isAddressEqual(signer, address)) return isCanonical(signature)
  await assertClient(client, data.chainId)
  try {
    return await verifyHash(client as Client, {
      address,
      hash: hashMessage(message),
      signature,
    })
  } catch (cause) {
    throw new SiwxUnreachableError({ cause, chainId: data.chainId })
  }
}

export declare namespace verifySiwxSignature {
  type Parameters = Pick<SiwxSession, 'data' | 'message' | 'signature'> & {
    client: Client | undefined
  }
  type ReturnType = boolean
  type ErrorType = SiwxMessageError | SiwxUnreachableError
}

function isSignature(value: unknown): value is Hex {
  return (
    typeof value === 'string' &&
    value.length <= HEX_MAX_LENGTH &&
    /^0x(?:[0-9a-fA-F]{2})+$/.test(value)
  )
}

/**
 * 65 bytes with a low `s` (EIP-2): every other form of it is the same signature
 * in a second spelling.
 */
function isCanonical(signature: Hex) {
  return (
    signature.length === 132 &&
    BigInt(`0x${signature.slice(66, 130)}`) <= HALF_ORDER
  )
}

/** Another network may have another contract at the same address. */
async function assertClient(client: Client | undefined, chainId: string) {
  let id: number | undefined
  try {
    id = client && (await getChainId(client))
  } catch (cause) {
    throw new SiwxUnreachableError({ cause, chainId })
  }
  if (`eip155:${id}` === chainId) return
  throw new SiwxMessageError({
    reason: 'chainId',
    details: 'Expected a client of the network of the message.',
  })
}

function isSignedOnSolana(parameters: {
  address: string
  message: string
  signature: unknown
}) {
  const { address, message, signature } = parameters
  const bytes = decodeSignature(signature)
  const key = decodeBase58(address)
  if (!bytes || !key) return false
  try {
    // RFC 8032: keys of small order would accept a signature for any text.
    // Other lengths throw.
    return ed25519.verify(bytes, new TextEncoder().encode(message), key, {
      zip215: false,
    })
  } catch {
    return false
  }
}

/** The three spellings differ in length or alphabet. */
function decodeSignature(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string') return undefined
  if (/^(?:0x)?[0-9a-f]{128}$/i.test(value))
    return Uint8Array.from(value.slice(-128).match(/../g) ?? [], (byte) =>
      Number.parseInt(byte, 16),
    )
  if (/^[a-zA-Z0-9+/]{86}==$/.test(value)) {
    const text = atob(value)
    const isWhole = btoa(text) === value
    return isWhole ? Uint8Array.from(text, toByte) : undefined
  }
  if (value.length < ED25519_BYTES || value.length > 88) return undefined
  return decodeBase58(value)
}

function toByte(character: string) {
  return character.charCodeAt(0)
}
