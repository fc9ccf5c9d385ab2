import { placeAccountContracts } from './account/placeAccountContracts.js'
import { type Paymasters, placePaymaster } from './account/placePaymaster.js'
import { addLiquidity } from './addLiquidity.js'
import { type LocalChain, localChains, toLocalChain } from './chains.js'
import { createDevWallet, type DevWallet } from './createDevWallet.js'
import { createFaucet, type Faucet } from './createFaucet.js'
import { createNftControl, type NftControl } from './createNftControl.js'
import { createTurns, type TakeTurn } from './createTurns.js'
import { type Contracts, deployContracts } from './deployContracts.js'
import {
  deployNames,
  type LocalName,
  type Names,
  registerLocalName,
} from './deployNames.js'
import {
  createPoolControl,
  type PoolControl,
} from './pools/createPoolControl.js'
import { type LocalTokens, readTokens } from './readTokens.js'
import { type Anvil, startAnvil } from './startAnvil.js'

export type Chains = {
  anvils: readonly Anvil[]
  chains: readonly LocalChain[]
  clients: readonly DevWallet[]
  contracts: Contracts
  tokens: LocalTokens
  faucet: Faucet
  /** A small ENS on the first chain. */
  names: Names
  /** Registers a name of it. */
  registerName(local: LocalName): Promise<void>
  nft: NftControl
  pools: PoolControl
  /** Contracts of each chain that pay for user operations. */
  paymasters: readonly Paymasters[]
  /** What the operator does, one after another. */
  takeTurn: TakeTurn
  stop(): Promise<void>
}

/** Starts every chain and deploys what the first one holds. */
export async function startChains(
  parameters: startChains.Parameters = {},
): Promise<Chains> {
  const { ports = [] } = parameters
  const started = await Promise.allSettled(
    localChains.map(({ id: chainId, port }, index) =>
      startAnvil({ chainId, port: ports[index] ?? port }),
    ),
  )
  const anvils = started.flatMap((s) =>
    s.status === 'fulfilled' ? s.value : [],
  )
  const stop = async () => {
    await Promise.all(anvils.map((anvil) => anvil.stop()))
  }
  try {
    for (const result of started)
      if (result.status === 'rejected') throw result.reason
    return { anvils, stop, ...(await fill(anvils)) }
  } catch (error) {
    await stop()
    throw error
  }
}

export declare namespace startChains {
  type Parameters = {
    /** Wished port of each chain; 0 is any free one. Default 8545, 8546. */
    ports?: readonly (number | undefined)[] | undefined
  }
}

async function fill(anvils: readonly Anvil[]) {
  const chains = localChains.flatMap((chain, index) => {
    const anvil = anvils[index]
    return anvil ? toLocalChain(chain, anvil) : []
  })
  const clients = chains.map(createDevWallet)
  const [wallet] = clients
  if (!wallet) throw new Error('There is no chain')
  const contracts = await deployContracts(wallet)
  await Promise.all(clients.map(placeAccountContracts))
  await addLiquidity(wallet, contracts)
  const paymasters = await Promise.all(clients.map(placePaymaster))
  const tokens = await readTokens(wallet, contracts)
  const takeTurn = createTurns()
  const faucet = createFaucet({ contracts, takeTurn, wallets: clients, tokens })
  const nft = createNftControl({ contracts, takeTurn, wallet })
  const pools = await createPoolControl({ contracts, takeTurn, tokens, wallet })
  const names = await deployNames(wallet)
  const registerName = (local: LocalName) =>
    takeTurn(() => registerLocalName(wallet, names, local))
  return {
    ...{ chains, clients, contracts, faucet, names, nft, paymasters, pools },
    ...{ registerName, takeTurn, tokens },
  }
}
