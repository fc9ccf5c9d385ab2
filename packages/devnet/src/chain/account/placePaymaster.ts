import { ENTRY_POINT } from 'latchkey-wallet/smartAccount'
import {
  type Address,
  encodeDeployData,
  type Hex,
  keccak256,
  parseAbi,
  parseEther,
  stringToHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type Artifact, compileContracts } from '../compileContracts.js'
import type { DevWallet } from '../createDevWallet.js'
import { readArtifact } from '../readArtifact.js'

/** Signs what the local paymaster pays for; its key is no secret. */
export const PAYMASTER_SIGNER = privateKeyToAccount(
  keccak256(stringToHex('latchkey-devnet paymaster')),
)

const entryPointAbi = parseAbi(['function depositTo(address account) payable'])

/** The paymasters of one chain. */
export type Paymasters = {
  /** Pays, and takes nothing. */
  sponsor: Address
  /** Pays, and takes a token for it. */
  token: Address
}

/**
 * Deploys the published VerifyingPaymaster (ERC-4337) and our own that takes a
 * token, and deposits 10,000 ETH for each at the entry point, of which they
 * pay.
 */
export async function placePaymaster(wallet: DevWallet): Promise<Paymasters> {
  const [sponsor, { LocalTokenPaymaster }] = await Promise.all([
    readArtifact(
      '@account-abstraction/contracts/artifacts/VerifyingPaymaster.json',
    ),
    compileContracts(),
  ])
  return {
    sponsor: await place(wallet, sponsor),
    token: await place(wallet, LocalTokenPaymaster),
  }
}

async function place(wallet: DevWallet, { abi, bytecode }: Artifact) {
  const args = [ENTRY_POINT, PAYMASTER_SIGNER.address]
  const data = encodeDeployData({ abi, args, bytecode })
  const { contractAddress } = await mine(
    wallet,
    await wallet.sendTransaction({ data, gas: 3_000_000n }),
  )
  if (!contractAddress) throw new Error('The paymaster has no address')
  await mine(
    wallet,
    await wallet.writeContract({
      abi: entryPointAbi,
      address: ENTRY_POINT,
      args: [contractAddress],
      functionName: 'depositTo',
      value: parseEther('10000'),
    }),
  )
  return contractAddress
}

async function mine(wallet: DevWallet, hash: Hex) {
  const receipt = await wallet.waitForTransactionReceipt({
    checkReplacement: false,
    hash,
  })
  if (receipt.status !== 'success')
    throw new Error(`The paymaster reverted: ${hash}`)
  return receipt
}
