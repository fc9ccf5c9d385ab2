import { parseCaipAddress } from '../../core/account/parseCaipAddress.js'
import { assertReceiver } from '../../core/address/assertReceiver.js'
import { InvalidTokenError } from '../../core/errors/send.js'
import { programs } from '../programs.js'

/** CAIP-19: network id, asset namespace, asset reference. */
const caip19 =
  /^(solana:[-_a-zA-Z0-9]{1,32})\/(slip44|token):([-.%a-zA-Z0-9]{1,128})$/
/** SLIP-44 coin type of SOL. */
const solCoin = '501'

/**
 * Parses the forms in which a token can be named: `native`, a mint's address,
 * CAIP-10 (`solana:…:<mint>`) or CAIP-19 (`solana:…/token:<mint>`,
 * `solana:…/slip44:501`).
 *
 * @returns the mint, `undefined` for SOL; and the cluster, if it names one
 * @throws InvalidTokenError, InvalidReceiverError, WrongNamespaceError
 */
export function parseToken(token: string): parseToken.ReturnType {
  const { address, caipNetworkId } = split(token)
  // Compared after splitting: it is no mint with a network prefix either.
  const isNative =
    address === undefined || address === programs.nativePlaceholder
  if (isNative) return { caipNetworkId, mint: undefined }
  assertReceiver('solana', address)
  return { caipNetworkId, mint: address }
}

export declare namespace parseToken {
  type ReturnType = {
    caipNetworkId: string | undefined
    mint: string | undefined
  }
}

function split(token: string) {
  if (typeof token !== 'string') throw new InvalidTokenError({ token: '' })
  if (token === 'native')
    return { address: undefined, caipNetworkId: undefined }
  if (token.includes('/')) return splitAsset(token)
  if (!token.includes(':')) return { address: token, caipNetworkId: undefined }
  try {
    const { address, caipNetworkId } = parseCaipAddress(token)
    return { address, caipNetworkId }
  } catch (cause) {
    throw new InvalidTokenError({ token, cause })
  }
}

function splitAsset(token: string) {
  const [, caipNetworkId, kind, address] = caip19.exec(token) ?? []
  if (!kind || (kind === 'slip44' && address !== solCoin))
    throw new InvalidTokenError({ token })
  return { address: kind === 'token' ? address : undefined, caipNetworkId }
}
