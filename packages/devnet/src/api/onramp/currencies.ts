import type { LocalChain } from '../../chain/chains.js'
import type { LocalTokens } from '../../chain/readTokens.js'
import type { SolanaChain } from '../../solana/solanaChain.js'

/** What can be bought, on the one network it is bought on. */
export type Asset = {
  id: string
  name: string
  symbol: string
  decimals: number
  namespace: 'eip155' | 'solana'
  network: {
    name: string
    display_name: string
    chain_id: string
    /** Empty for a native coin. */
    contract_address: string
  }
}

export const cardLimits = { min: 10_00n, max: 7_500_00n }
export const bankLimits = { min: 10_00n, max: 25_000_00n }

/** Ways to pay, by their names on the wire; limits in cents. */
export const methods = { card: cardLimits, ach_bank_account: bankLimits }

/**
 * Dollars for one of a currency, in cents; nobody trades them here. The first
 * is what is chosen when nothing else is said.
 */
export const paymentCurrencies = { USD: 100n, EUR: 110n }

export type PaymentMethod = keyof typeof methods
export type PaymentCurrency = keyof typeof paymentCurrencies

/** Dollar token and ether of the first chain, and SOL. */
export function listAssets(context: listAssets.Context): readonly Asset[] {
  const { chains, solana, tokens } = context
  const [chain] = chains
  if (!chain) throw new Error('There is no chain')
  const { address, decimals, name, symbol } = tokens.usd
  const evm = {
    name: 'anvil',
    display_name: chain.name,
    chain_id: String(chain.id),
  }
  return [
    {
      ...{ id: '6f1d2c5a-94f0-4b1e-8a35-0c7e9b1f4d21', name, symbol, decimals },
      namespace: 'eip155',
      network: { ...evm, contract_address: address },
    },
    {
      id: 'b7a3e0d4-1c68-4f52-9d0e-52f6a8c3e719',
      ...chain.nativeCurrency,
      namespace: 'eip155',
      network: { ...evm, contract_address: '' },
    },
    {
      id: '2e94c7b8-3d05-4a6f-b1c9-e8d07f5a6342',
      ...solana.nativeCurrency,
      namespace: 'solana',
      network: {
        name: 'solana-local',
        display_name: solana.name,
        chain_id: solana.caipNetworkId.slice('solana:'.length),
        contract_address: '',
      },
    },
  ]
}

export declare namespace listAssets {
  type Context = {
    chains: readonly LocalChain[]
    solana: Pick<SolanaChain, 'caipNetworkId' | 'name' | 'nativeCurrency'>
    tokens: LocalTokens
  }
}
