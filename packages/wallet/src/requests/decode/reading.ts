import type { Address } from 'viem'
import type { FrameRouter } from '../../node/loadConfig.js'
import type { ReadToken } from '../../node/readToken.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { ApprovalView } from '../../ui/view.js'
import type { TypedStruct } from './readTypedData.js'

/** What the card says of a structure of a standard beside its fields. */
export type Reading = Pick<
  ApprovalView,
  'action' | 'amount' | 'rows' | 'warnings'
>

export type ReadingParameters = {
  /** Account that signs. */
  account: Address
  currency: { symbol: string; decimals: number }
  /** The verifying contract. */
  contract: Address | undefined
  domain: TypedStruct
  message: TypedStruct
  /** What a collection calls itself. Default: it has no name. */
  readName?: ((address: Address) => Promise<string>) | undefined
  readToken: ReadToken
  /** Exchanges that are known on the chain. Default: none. */
  routers?: readonly FrameRouter[] | undefined
  /** What the card speaks. */
  strings: Strings
  /** The text of the structure that is hashed. */
  type: string
}
