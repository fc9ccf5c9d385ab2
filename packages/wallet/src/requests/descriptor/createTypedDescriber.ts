import type { Address } from 'viem'
import { createNameReader } from '../../node/createNameReader.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { ReadToken } from '../../node/readToken.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { Described } from '../../ui/view.js'
import type { TypedData } from '../decode/readTypedData.js'
import type { ReadDescriptors } from './createDescriptors.js'

/** Looks up words for typed data that the wallet cannot read itself. */
export function createTypedDescriber(parameters: {
  /** Account that signs. */
  account: Address
  chain: FrameChain
  readDescriptors?: ReadDescriptors | undefined
  readToken: ReadToken
  rpc: Rpc
  strings: Strings
}): (typedData: TypedData) => Promise<Described | undefined> {
  const { account, chain, readDescriptors, readToken, rpc, strings } =
    parameters
  return async (typedData) => {
    if (!readDescriptors) return undefined
    try {
      const { describeTyped } = await import('./describeTyped.js')
      return await describeTyped(typedData, {
        ...{ account, readDescriptors, readToken, strings },
        ...{ chainId: chain.id, currency: chain.nativeCurrency },
        readCollectionName: createNameReader({ chain, rpc }),
      })
    } catch {
      return undefined
    }
  }
}
