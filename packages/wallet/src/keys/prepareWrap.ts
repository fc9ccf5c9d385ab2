import { HostError } from 'latchkey/frame'
import { bindTo, type Method, type Owner } from '../core/bindTo.js'
import { encodeBase64 } from '../core/encodeBase64.js'
import { wipe } from '../core/wipe.js'
import { deriveWrapKeys } from './deriveWrapKeys.js'
import { openBox } from './openBox.js'
import { sealBox } from './sealBox.js'

/** What a method of recovery has given. */
export type MethodSecret = {
  method: Method
  /** 16 bytes of a code, or the PRF output of a passkey. */
  secret: Uint8Array
  /** base64 */
  salt: string
  /** Of a passkey, base64url. */
  credentialId?: string | undefined
}

/** A wrap as it goes to the server. */
export type NewWrap = {
  id: string
  method: Method
  salt: string
  credentialId?: string | undefined
  proof: string
  data: string
  /** Of `automatic` only, base64: the server gives it for a fresh login. */
  secret?: string | undefined
}

/**
 * Encrypts the recovery key for one method, and opens it again: a wrap that
 * does not open would be found out when it is needed.
 *
 * @throws HostError WRAP_FAILED
 */
export async function prepareWrap(parameters: {
  owner: Owner
  recoveryKey: Uint8Array
  secret: MethodSecret
}): Promise<NewWrap> {
  const { owner, recoveryKey } = parameters
  const { credentialId, method, salt, secret } = parameters.secret
  const { userId } = owner
  const id = crypto.randomUUID()
  const bind = bindTo(owner, { method, wrapId: id })
  const keys = await deriveWrapKeys({ method, salt, secret, userId })
  const { key, proof } = keys
  const data = await sealBox({ bind, bytes: recoveryKey, key })
  const opened = await openBox({ bind, box: data, key })
  const isSame = opened?.every((byte, index) => byte === recoveryKey[index])
  const encoded = encodeBase64(proof)
  wipe(key, proof, opened)
  if (!isSame)
    throw new HostError({
      message: 'The recovery of this wallet cannot be set up',
      code: 'WRAP_FAILED',
    })
  return {
    ...{ id, method, salt },
    ...(credentialId !== undefined && { credentialId }),
    ...{ data, proof: encoded },
    // guard: automatic-secret
    ...(method === 'automatic' && { secret: encodeBase64(secret) }),
  }
}
