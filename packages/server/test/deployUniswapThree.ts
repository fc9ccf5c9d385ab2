import {
  type Address,
  encodeDeployData,
  erc20Abi,
  getContractAddress,
  type Hex,
  maxUint256,
  parseAbi,
  parseUnits,
} from 'viem'
import type { DevWallet } from '../../devnet/src/chain/createDevWallet.js'
import type { Contracts } from '../../devnet/src/chain/deployContracts.js'
import { readArtifact } from '../../devnet/src/chain/readArtifact.js'

const managerAbi = parseAbi([
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address)',
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable returns (uint256, uint128, uint256, uint256)',
])
const wethAbi = parseAbi(['function deposit() payable'])
/** Widest range of pools with a fee of 0.3 %. */
const TICK_MAX = 887_220

/** Deploys Uniswap v3 beside v2, with pools of gold and ether for dollars. */
export async function deployUniswapThree(
  wallet: DevWallet,
  contracts: Contracts,
): Promise<{ quoter: Address; router: Address }> {
  const { gold, usd, weth } = contracts
  const owner = wallet.account.address
  const mine = async (hash: Hex) => {
    const receipt = await wallet.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`Reverted: ${hash}`)
  }
  const deploy = async (file: string, args: readonly unknown[] = []) => {
    const artifact = await readArtifact(`@uniswap/${file}`)
    const nonce = await wallet.getTransactionCount({ address: owner })
    const data = encodeDeployData({ ...artifact, args })
    await mine(await wallet.sendTransaction({ data, gas: 20_000_000n }))
    return getContractAddress({ from: owner, nonce: BigInt(nonce) })
  }
  const core = 'v3-core/artifacts/contracts/UniswapV3Factory.sol'
  const periphery = 'v3-periphery/artifacts/contracts'
  const factory = await deploy(`${core}/UniswapV3Factory.json`)
  const parts = [factory, weth] as const
  const router = await deploy(
    `${periphery}/SwapRouter.sol/SwapRouter.json`,
    parts,
  )
  const quoter = await deploy(
    `${periphery}/lens/QuoterV2.sol/QuoterV2.json`,
    parts,
  )
  const manager = await deploy(
    `${periphery}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`,
    [...parts, usd],
  )
  for (const token of [usd, gold, weth])
    await mine(
      await wallet.writeContract({
        address: token,
        abi: erc20Abi,
        functionName: 'approve',
        args: [manager, maxUint256],
        gas: 200_000n,
      }),
    )
  await mine(
    await wallet.writeContract({
      address: weth,
      abi: wethAbi,
      functionName: 'deposit',
      gas: 200_000n,
      value: parseUnits('400', 18),
    }),
  )
  const pools = [
    {
      amount: parseUnits('25000', 18),
      dollars: parseUnits('1000000', 6),
      token: gold,
    },
    {
      amount: parseUnits('400', 18),
      dollars: parseUnits('1000000', 6),
      token: weth,
    },
  ]
  for (const { amount, dollars, token } of pools) {
    const isFirst = token.toLowerCase() < usd.toLowerCase()
    const [token0, token1] = isFirst ? [token, usd] : [usd, token]
    const [amount0, amount1] = isFirst ? [amount, dollars] : [dollars, amount]
    await mine(
      await wallet.writeContract({
        address: manager,
        abi: managerAbi,
        functionName: 'createAndInitializePoolIfNecessary',
        args: [token0, token1, 3_000, getRoot((amount1 << 192n) / amount0)],
        gas: 10_000_000n,
      }),
    )
    await mine(
      await wallet.writeContract({
        address: manager,
        abi: managerAbi,
        functionName: 'mint',
        args: [
          {
            ...{ token0, token1, fee: 3_000 },
            ...{ tickLower: -TICK_MAX, tickUpper: TICK_MAX },
            ...{ amount0Desired: amount0, amount1Desired: amount1 },
            ...{ amount0Min: 0n, amount1Min: 0n },
            ...{ deadline: maxUint256, recipient: owner },
          },
        ],
        gas: 5_000_000n,
      }),
    )
  }
  return { quoter, router }
}

function getRoot(square: bigint) {
  let root = square
  let next = (square + 1n) / 2n
  while (next < root) {
    root = next
    next = (root + square / root) / 2n
  }
  return root
}
