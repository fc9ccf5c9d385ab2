import { InvalidParamsRpcError } from 'viem'

import { FrameError } from '../../core/errors/frame.js'

/** Returns the error of a request that could not be posted. */
export function toPostError(error: unknown): Error {
  if (error instanceof DOMException)
    return new InvalidParamsRpcError(
      new Error('The params cannot be posted', { cause: error }),
    )
  return error instanceof Error ? error : new FrameError({ cause: error })
}
