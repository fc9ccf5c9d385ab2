import type { DevWallet } from './createDevWallet.js'
import type { TakeTurn } from './createTurns.js'
import type { Contracts } from './deployContracts.js'
import { mintCat } from './mintCat.js'
import { parseReceiver } from './parseReceiver.js'

export type NftControl = (parameters: {
  to: string
  /** From the collection that is flagged as spam. Default false. */
  spam?: boolean | undefined
}) => Promise<mintCat.ReturnType>

/** Mints tokens of the two local collections to whomever one likes. */
export function createNftControl(
  parameters: createNftControl.Parameters,
): NftControl {
  const { contracts, takeTurn, wallet } = parameters
  return async ({ spam = false, to }) => {
    const contract = spam ? contracts.spamNft : contracts.nft
    const receiver = parseReceiver(to)
    return takeTurn(() => mintCat(wallet, { contract, to: receiver }))
  }
}

export declare namespace createNftControl {
  type Parameters = {
    contracts: Contracts
    takeTurn: TakeTurn
    wallet: DevWallet
  }
}
