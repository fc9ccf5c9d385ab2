import { isHex } from 'viem'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import type { FarcasterLink } from '../../providers/farcasterLink.js'
import { CLOCK_SKEW_MS, FARCASTER_LIFE_MS } from '../rules.js'

const MESSAGE_MAX_LENGTH = 2_048

/**
 * Checks a signed sign-in (EIP-4361 in the form of FIP-11). Every field has to
 * be there and to be the expected one, nothing else may stand in the text, the
 * signer has to be its address, and that address has to hold the account on
 * chain.
 *
 * @returns The account, `undefined` when any of it is wrong.
 */
export async function verifySignIn(
  answer: { message?: unknown; signature?: unknown },
  expected: verifySignIn.Parameters,
): Promise<number | undefined> {
  const { message, signature } = answer
  const { domain, nonce } = expected
  if (typeof message !== 'string' || message.length > MESSAGE_MAX_LENGTH)
    return undefined
  if (!isHex(signature)) return undefined
  try {
    const fid = readFid(message, expected)
    if (fid === undefined) return undefined
    const proved = await expected.verify({ domain, message, nonce, signature })
    return proved === fid ? fid : undefined
  } catch {
    return undefined
  }
}

export declare namespace verifySignIn {
  type Parameters = Pick<FarcasterLink, 'verify'> & {
    domain: string
    nonce: string
    now: number
    uri: string
  }
}

function readFid(message: string, expected: verifySignIn.Parameters) {
  const { domain, nonce, now, uri } = expected
  const fields = parseSiweMessage(message)
  const { address, expirationTime, issuedAt, resources = [] } = fields
  const fid = /^farcaster:\/\/fid\/([1-9]\d{0,14})$/.exec(
    resources[0] ?? '',
  )?.[1]
  if (!address || !expirationTime || !issuedAt || !fid) return undefined
  const age = now - issuedAt.getTime()
  const isInTime =
    expirationTime.getTime() > now &&
    age > -CLOCK_SKEW_MS &&
    age < FARCASTER_LIFE_MS + CLOCK_SKEW_MS
  if (!isInTime) return undefined
  // Made anew from what is expected, so that no other text passes for it.
  const wanted = createSiweMessage({
    address,
    chainId: 10,
    domain,
    expirationTime,
    issuedAt,
    nonce,
    resources: [`farcaster://fid/${fid}`],
    statement: 'Farcaster Auth',
    uri,
    version: '1',
  })
  return wanted === message ? Number(fid) : undefined
}
