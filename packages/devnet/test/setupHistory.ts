import type { WireTransaction } from 'latchkey-server'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import {
  createDevWallet,
  type DevWallet,
} from '../src/chain/createDevWallet.js'
import type { setupServices } from './setupServices.js'

/** What the tests of the history call on the chain. */
export const historyAbi = parseAbi([
  'function approve(address, uint256)',
  'function transfer(address, uint256)',
  'function mint(address)',
  'function burn(uint256)',
  'function deposit() payable',
  'function withdraw(uint256)',
  'function transferFrom(address, address, uint256)',
  'function setApprovalForAll(address, bool)',
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable',
  'function swapETHForExactTokens(uint256, address[], address, uint256) payable',
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256)',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
])

type Page = { data: WireTransaction[]; next: string | null }

/** Asks for histories, and does on the chain what they tell of. */
export function setupHistory({
  api,
  get,
}: ReturnType<typeof setupServices>): setupHistory.ReturnType {
  const chainOf = (index: number) => {
    const chain = get().chains[index]
    if (!chain) throw new Error('no chain')
    return createDevWallet(chain)
  }
  const ask = (address: string, query = '') =>
    api(`/v1/account/${address}/history?projectId=local&st=a&sv=b${query}`)
  const page = async (address: string, query?: string): Promise<Page> => {
    const response = await ask(address, query)
    if (response.status !== 200) throw new Error(await response.text())
    return response.json()
  }
  const submit = (call: setupHistory.Call) => {
    const { account, chain = 0, to, value = 0n } = call
    const data = 'data' in call ? call.data : encodeFunctionData(call as never)
    return chainOf(chain).sendTransaction({
      ...{ account, data, to: to ?? null, value },
      gas: 3_000_000n,
    })
  }
  return {
    ask,
    chainOf,
    page,
    submit,
    async send(call) {
      const hash = await submit(call)
      await chainOf(call.chain ?? 0).waitForTransactionReceipt({
        checkReplacement: false,
        hash,
      })
      return hash
    },
    async find(address, hash) {
      const { data } = await page(address)
      const found = data.find(({ metadata }) => metadata.hash === hash)
      if (!found) throw new Error(`${hash} is not in the history`)
      return found
    },
  }
}

export declare namespace setupHistory {
  type Call = {
    /** One of anvil's own. */
    account: Address
    /** Place of the chain. Default 0. */
    chain?: number
    /** Left out, a contract is made. */
    to?: Address
    value?: bigint
  } & (
    | { data: Hex }
    | {
        abi: typeof historyAbi
        functionName: (typeof historyAbi)[number]['name']
        args: readonly unknown[]
      }
  )
  type ReturnType = {
    ask(address: string, query?: string): Promise<Response>
    chainOf(index: number): DevWallet
    /** A page, which must be one. */
    page(address: string, query?: string): Promise<Page>
    /** The entry of a transaction, on the first page. */
    find(address: string, hash: Hex): Promise<WireTransaction>
    /** Waits until it is mined, whether it fails or not. */
    send(call: Call): Promise<Hex>
    submit(call: Call): Promise<Hex>
  }
}
