import type { Address } from 'viem'
import { createNameReader } from '../../node/createNameReader.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { readToken } from '../../node/readToken.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { Action } from '../decode/action.js'
import { decodeAction } from '../decode/decodeAction.js'
import { createDescriber } from '../descriptor/createDescriber.js'
import type { ReadDescriptors } from '../descriptor/createDescriptors.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'

/** What each of several calls does, for the card. */
export function decodeCalls(parameters: {
  calls: readonly Pick<TransactionRequest, 'data' | 'to' | 'value'>[]
  chain: FrameChain
  from: Address
  /** Default: no words for calls that are not known. */
  readDescriptors?: ReadDescriptors | undefined
  rpc: Rpc
  strings: Strings
}): Promise<readonly Action[]> {
  const { calls, chain, from, rpc, strings } = parameters
  const describe = createDescriber(parameters)
  return Promise.all(
    calls.map(({ data, to, value }) =>
      decodeAction({
        ...{ data, describe, from, to, value },
        currency: chain.nativeCurrency,
        readName: createNameReader({ chain, rpc }),
        routers: chain.routers,
        readToken: (address) => readToken({ rpc, chain, address }),
        strings,
      }),
    ),
  )
}
