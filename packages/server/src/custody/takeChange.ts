import { type CustodyAction, hashChange } from 'latchkey-wallet/custodyChange'
import { type Hex, isAddressEqual, recoverAddress } from 'viem'
import type * as z from 'zod/mini'
import type { Auth } from '../auth/createAuth.js'
import { hash } from '../auth/hash.js'
import { ServiceError } from '../http/ServiceError.js'
import type { Custody } from './records.js'

/** A change as its owner has signed it. */
export type SignedChange = {
  challenge: string
  /** JSON text. */
  payload: string
  /** 65 bytes. */
  signature: string
}

/**
 * Checks a signed change and uses its challenge up, right or wrong. Runs under
 * the lock of the wallet.
 *
 * @param parameters.getSigner - address that has to have signed
 *
 * @throws ServiceError CHALLENGE_EXPIRED, INVALID_BODY, INVALID_SIGNATURE
 */
export async function takeChange<schema extends z.ZodMiniType>(
  auth: Auth,
  custody: Custody,
  parameters: takeChange.Parameters<schema>,
): Promise<{ custody: Custody; payload: z.output<schema> }> {
  const { action, change, getSigner, schema, token, userId } = parameters
  const value = hash(change.challenge)
  const found = custody.challenges.find(
    (challenge) =>
      challenge.value === value &&
      challenge.action === action && // guard: custody-action
      challenge.session === hash(token ?? '') && // guard: custody-session
      challenge.expiresAt > auth.now(),
  )
  if (!found)
    throw new ServiceError(400, 'CHALLENGE_EXPIRED', 'Sign the change again')
  const challenges = custody.challenges.filter((one) => one !== found)
  const left = { ...custody, challenges }
  // Kept at once, so that what fails from here on has used it up.
  await auth.store.custodies.set(userId, left)
  const payload = readPayload(change.payload, schema)
  const digest = hashChange({
    ...{ action, userId },
    challenge: change.challenge,
    origin: auth.walletOrigin(),
    payload: change.payload,
  })
  const signer = await recoverAddress({
    hash: digest,
    signature: change.signature as Hex,
  }).catch(() => undefined)
  const owner = getSigner(payload)
  // guard: custody-signature
  if (!signer || !owner || !isAddressEqual(signer, owner as Hex))
    throw new ServiceError(
      403,
      'INVALID_SIGNATURE',
      'The change is not signed by the wallet',
    )
  return { custody: left, payload }
}

export declare namespace takeChange {
  type Parameters<schema extends z.ZodMiniType> = {
    action: CustodyAction
    change: SignedChange
    getSigner(payload: z.output<schema>): string | undefined
    schema: schema
    token: string | undefined
    userId: string
  }
}

function readPayload<schema extends z.ZodMiniType>(
  text: string,
  schema: schema,
) {
  const result = schema.safeParse(parse(text))
  if (result.success) return result.data
  throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
