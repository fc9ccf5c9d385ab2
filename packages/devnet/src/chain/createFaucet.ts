import { type Address, erc20Abi, parseUnits } from 'viem'
import type { DevWallet } from './createDevWallet.js'
import type { TakeTurn } from './createTurns.js'
import type { Contracts } from './deployContracts.js'
import { mintCat } from './mintCat.js'
import { parseReceiver } from './parseReceiver.js'
import type { LocalTokens } from './readTokens.js'

export type Faucet = (address: string) => Promise<{ funded: boolean }>

/**
 * Gives every address once: 10 ETH on each chain, 1000 USDL, 50 GOLD, 25 USDN
 * and a cat on the first. Asking again answers `funded: false`; asking while
 * the first time is under way waits for it. A failure may be tried again.
 */
export function createFaucet(parameters: createFaucet.Parameters): Faucet {
  const { takeTurn, tokens, wallets } = parameters
  const { nft } = parameters.contracts
  const given = new Map<Address, Promise<void>>()
  return async (value) => {
    const address = parseReceiver(value)
    const earlier = given.get(address)
    if (earlier) return earlier.then(() => ({ funded: false }))
    const turn = takeTurn(() => fund(wallets, tokens, address, nft))
    given.set(address, turn)
    try {
      await turn
      return { funded: true }
    } catch (error) {
      given.delete(address)
      throw error
    }
  }
}

export declare namespace createFaucet {
  type Parameters = {
    /** One per chain, the first is the one with the tokens. */
    wallets: readonly DevWallet[]
    contracts: Pick<Contracts, 'nft'>
    tokens: LocalTokens
    /** Queue of all that the operator does. */
    takeTurn: TakeTurn
  }
}

async function fund(
  wallets: readonly DevWallet[],
  { gold, tether, usd }: LocalTokens,
  to: Address,
  nft: Address,
) {
  await Promise.all(wallets.map((wallet) => sendEther(wallet, to)))
  const [wallet] = wallets
  if (!wallet) return
  for (const [token, amount] of [
    [usd, '1000'],
    [gold, '50'],
    [tether, '25'],
  ] as const) {
    const hash = await wallet.writeContract({
      address: token.address,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, parseUnits(amount, token.decimals)],
      gas: 200_000n,
    })
    await assertMined(wallet, hash)
  }
  await mintCat(wallet, { contract: nft, to })
}

async function sendEther(wallet: DevWallet, to: Address) {
  const value = parseUnits('10', 18)
  await assertMined(wallet, await wallet.sendTransaction({ to, value }))
}

async function assertMined(wallet: DevWallet, hash: `0x${string}`) {
  // Looking for a replacement, viem can miss the only block there will be.
  const { status } = await wallet.waitForTransactionReceipt({
    checkReplacement: false,
    hash,
  })
  if (status !== 'success') throw new Error(`Faucet reverted: ${hash}`)
}
