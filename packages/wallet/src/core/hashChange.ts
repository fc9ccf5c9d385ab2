import { concat, type Hex, keccak256, stringToBytes } from 'viem'

/** What a wallet's own signature allows at the server. */
export type CustodyAction =
  | 'create'
  | 'add-set'
  | 'remove-set'
  | 'change-wrap'
  | 'change-email'
  | 'delete'

/**
 * The digest that the EVM key of a wallet signs to change its records at the
 * server. It begins like no message that an app can have signed (ERC-191
 * leaves the byte after 0x19 to a few known versions).
 *
 * @param parameters.challenge - of the server, used once
 * @param parameters.origin - of the wallet
 * @param parameters.payload - the change, as the JSON text that is sent
 */
export function hashChange(parameters: {
  action: CustodyAction
  challenge: string
  origin: string
  payload: string
  userId: string
}): Hex {
  const { action, challenge, origin, payload, userId } = parameters
  const parts = [action, challenge, origin, payload, userId]
  return keccak256(
    concat([
      Uint8Array.of(0x19),
      stringToBytes(`Latchkey custody v1\n${JSON.stringify(parts)}`),
    ]),
  )
}
