import type { Address } from 'viem'
import { createNameReader } from '../../node/createNameReader.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { readToken } from '../../node/readToken.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { Describe } from '../decode/decodeAction.js'
import type { ReadDescriptors } from './createDescriptors.js'

/** Looks up words for calls that the wallet cannot read itself. */
export function createDescriber(parameters: {
  chain: FrameChain
  /** Account that signs. */
  from: Address
  readDescriptors?: ReadDescriptors | undefined
  rpc: Rpc
  strings: Strings
}): Describe | undefined {
  const { chain, from, readDescriptors, rpc, strings } = parameters
  if (!readDescriptors) return undefined
  return async ({ data, to, value }) => {
    try {
      const { describeCall } = await import('./describeCall.js')
      return await describeCall({
        ...{ data, from, readDescriptors, strings, value },
        ...{ chainId: chain.id, contract: to, currency: chain.nativeCurrency },
        readCollectionName: createNameReader({ chain, rpc }),
        readToken: (address) => readToken({ address, chain, rpc }),
      })
    } catch {
      return undefined
    }
  }
}
