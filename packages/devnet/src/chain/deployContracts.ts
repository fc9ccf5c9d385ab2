import {
  type Address,
  encodeDeployData,
  getContractAddress,
  type Hex,
  parseUnits,
} from 'viem'
import { type Artifact, compileContracts } from './compileContracts.js'
import type { DevWallet } from './createDevWallet.js'
import { readArtifact } from './readArtifact.js'

export type Contracts = {
  usd: Address
  tether: Address
  gold: Address
  factory: Address
  weth: Address
  router: Address
  /** Collection of cats, ERC-721. */
  nft: Address
  /** A collection that nobody asked for. */
  spamNft: Address
}

const spam = ['Free 5000 USDC at claim-usdc.example', 'VISIT'] as const

/**
 * Deploys tokens, Uniswap v2 and two collections. On a fresh chain the addresses are always
 * the same, since the same account makes the same transactions.
 */
export async function deployContracts(wallet: DevWallet): Promise<Contracts> {
  const artifacts = await readArtifacts()
  const owner = wallet.account.address
  let nonce = await wallet.getTransactionCount({ address: owner })
  const hashes: Hex[] = []
  const deploy = async (artifact: Artifact, args: readonly unknown[] = []) => {
    const data = encodeDeployData({ ...artifact, args })
    const address = getContractAddress({ from: owner, nonce: BigInt(nonce++) })
    hashes.push(await wallet.sendTransaction({ data, gas: 8_000_000n }))
    return address
  }
  const usd = await deploy(artifacts.dollar, [parseUnits('1000000000', 6)])
  const tether = await deploy(artifacts.tether, [parseUnits('1000000000', 6)])
  const gold = await deploy(artifacts.gold, [
    ...['Local Gold', 'GOLD'],
    ...[parseUnits('1000000000', 18), owner],
  ])
  const factory = await deploy(artifacts.factory, [owner])
  const weth = await deploy(artifacts.weth)
  const router = await deploy(artifacts.router, [factory, weth])
  const nft = await deploy(artifacts.cats, ['Local Cats', 'CATS'])
  const spamNft = await deploy(artifacts.cats, spam)
  await assertSuccess(wallet, hashes)
  return { usd, tether, gold, factory, weth, router, nft, spamNft }
}

async function readArtifacts() {
  const [own, gold, factory, weth, router] = await Promise.all([
    compileContracts(),
    readArtifact(
      '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json',
    ),
    readArtifact('@uniswap/v2-core/build/UniswapV2Factory.json'),
    readArtifact('@uniswap/v2-periphery/build/WETH9.json'),
    readArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json'),
  ])
  const { LocalCats: cats, LocalDollar: dollar, LocalTether: tether } = own
  return { cats, dollar, tether, gold, factory, weth, router }
}

async function assertSuccess(wallet: DevWallet, hashes: readonly Hex[]) {
  const receipts = await Promise.all(
    hashes.map((hash) =>
      wallet.waitForTransactionReceipt({ checkReplacement: false, hash }),
    ),
  )
  const failed = receipts.find((receipt) => receipt.status !== 'success')
  if (failed) throw new Error(`Deployment reverted: ${failed.transactionHash}`)
}
