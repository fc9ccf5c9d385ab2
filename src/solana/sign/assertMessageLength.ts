import { InvalidParamsRpcError } from 'viem'

/** Base58 takes quadratic time, here and in the wallet. */
const MAX_MESSAGE_LENGTH = 16_384

/** @throws InvalidParamsRpcError (-32602) when the message is too long */
export function assertMessageLength(message: Uint8Array): void {
  if (message.length > MAX_MESSAGE_LENGTH)
    throw new InvalidParamsRpcError(
      new Error(`A message has ${MAX_MESSAGE_LENGTH} bytes at most.`),
    )
}
