import type { Address } from 'viem'
import type { Rpc } from '../chain/createRpc.js'
import { readToken } from '../chain/readToken.js'
import type { Action } from '../decode/action.js'
import { decodeAction } from '../decode/decodeAction.js'
import type { Strings } from '../language/english.js'
import type { FrameChain } from '../loadConfig.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'

/** What each of several calls does, for the card. */
export function decodeCalls(parameters: {
  calls: readonly Pick<TransactionRequest, 'data' | 'to' | 'value'>[]
  chain: FrameChain
  from: Address
  rpc: Rpc
  strings: Strings
}): Promise<readonly Action[]> {
  const { calls, chain, from, rpc, strings } = parameters
  return Promise.all(
    calls.map(({ data, to, value }) =>
      decodeAction({
        ...{ data, to, value, from },
        currency: chain.nativeCurrency,
        routers: chain.routers,
        readToken: (address) => readToken({ rpc, chain, address }),
        strings,
      }),
    ),
  )
}
