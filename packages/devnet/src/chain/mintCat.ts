import { type Address, type Hex, parseAbi, parseEventLogs } from 'viem'
import type { DevWallet } from './createDevWallet.js'

const abi = parseAbi([
  'function mint(address to) returns (uint256)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
])

/** Gives an address the next token of a collection made of `LocalCats`. */
export async function mintCat(
  wallet: DevWallet,
  parameters: mintCat.Parameters,
): Promise<mintCat.ReturnType> {
  const { contract, to } = parameters
  const hash = await wallet.writeContract({
    address: contract,
    abi,
    functionName: 'mint',
    args: [to],
    gas: 200_000n,
  })
  // Looking for a replacement, viem can miss the only block there will be.
  const { logs } = await wallet.waitForTransactionReceipt({
    checkReplacement: false,
    hash,
  })
  const [minted] = parseEventLogs({ abi, logs })
  if (!minted) throw new Error(`Mint reverted: ${hash}`)
  return { contract, hash, tokenId: minted.args.tokenId }
}

export declare namespace mintCat {
  type Parameters = { contract: Address; to: Address }
  type ReturnType = { contract: Address; hash: Hex; tokenId: bigint }
}
