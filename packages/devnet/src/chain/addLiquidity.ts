import { type Address, erc20Abi, type Hex, maxUint256, parseUnits } from 'viem'
import type { DevWallet } from './createDevWallet.js'
import type { Contracts } from './deployContracts.js'
import { routerAbi } from './uniswapAbi.js'

/**
 * Fills the pools against the local dollar: 40 dollars for one gold, one for
 * one tether, 2,500 for one ether. From then on the pools make the prices.
 */
export async function addLiquidity(
  wallet: DevWallet,
  contracts: Contracts,
): Promise<void> {
  const { gold, router, tether, usd } = contracts
  const hashes: Hex[] = []
  for (const token of [usd, gold, tether])
    hashes.push(
      await wallet.writeContract({
        address: token,
        abi: erc20Abi,
        functionName: 'approve',
        args: [router, maxUint256],
        gas: 200_000n,
      }),
    )
  hashes.push(
    await addTokens(wallet, contracts, gold, parseUnits('100000', 18), '4'),
    await addTokens(wallet, contracts, tether, parseUnits('2000000', 6), '2'),
    await addEther(wallet, contracts),
  )
  for (const hash of hashes) {
    const { status } = await wallet.waitForTransactionReceipt({
      checkReplacement: false,
      hash,
    })
    if (status !== 'success') throw new Error(`Liquidity reverted: ${hash}`)
  }
}

function addTokens(
  wallet: DevWallet,
  { router, usd }: Contracts,
  token: Address,
  amount: bigint,
  millions: string,
) {
  const dollars = parseUnits(`${millions}000000`, 6)
  const { address } = wallet.account
  return wallet.writeContract({
    address: router,
    abi: routerAbi,
    functionName: 'addLiquidity',
    args: [usd, token, dollars, amount, 0n, 0n, address, maxUint256],
    gas: 5_000_000n,
  })
}

function addEther(wallet: DevWallet, { router, usd }: Contracts) {
  const dollars = parseUnits('5000000', 6)
  const { address } = wallet.account
  return wallet.writeContract({
    address: router,
    abi: routerAbi,
    functionName: 'addLiquidityETH',
    args: [usd, dollars, 0n, 0n, address, maxUint256],
    value: parseUnits('2000', 18),
    gas: 5_000_000n,
  })
}
