import { toHex } from 'viem'
import { sign } from 'viem/accounts'
import type { CustodyApi, SignedChange } from './createCustodyApi.js'
import { type CustodyAction, hashChange } from './hashChange.js'

/** Signs a change of a wallet's records at the server, by its EVM key. */
export async function signChange(parameters: {
  action: CustodyAction
  api: Pick<CustodyApi, 'challenge'>
  /** secp256k1, 32 bytes. */
  key: Uint8Array
  /** Origin of the wallet. */
  origin: string
  payload: object
  token: string
  userId: string
}): Promise<SignedChange> {
  const { action, api, key, origin, token, userId } = parameters
  const { challenge } = await api.challenge(action, token)
  const payload = JSON.stringify(parameters.payload)
  const signature = await sign({
    hash: hashChange({ action, challenge, origin, payload, userId }),
    privateKey: toHex(key),
    to: 'hex',
  })
  return { challenge, payload, signature }
}
