import * as bytecodes from '@metamask/delegation-abis/bytecode'
import {
  DELEGATE,
  DELEGATION_MANAGER,
  ENFORCERS,
  ENTRY_POINT,
  HYBRID_ACCOUNT,
  HYBRID_ACCOUNT_FACTORY,
} from 'latchkey-wallet/smartAccount'
import {
  type Address,
  concat,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  parseAbiParameters,
} from 'viem'
import type { DevWallet } from '../createDevWallet.js'
import { readArtifact } from '../readArtifact.js'

/** Deployer by CREATE2 that anvil has from the start. */
const DEPLOYER: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** With it, EntryPoint 0.7 has its address of every network. */
const SALT: Hex =
  '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3'

/** A library that other code is linked to, so its place is free to choose. */
const P256_LIBRARY: Address = '0x0000000000000000000000000000000000007212'

const twoAddresses = parseAbiParameters('address, address')

/**
 * Puts what smart accounts need (EIP-7702, ERC-4337) at the addresses it has
 * on public networks: the entry point, the delegate and its permissions.
 */
export async function placeAccountContracts(wallet: DevWallet): Promise<void> {
  await deployEntryPoint(wallet)
  const owner = encodeAbiParameters(parseAbiParameters('address'), [
    wallet.account.address,
  ])
  const parts = encodeAbiParameters(twoAddresses, [
    DELEGATION_MANAGER,
    ENTRY_POINT,
  ])
  const {
    AllowedMethodsEnforcer: allowedMethods,
    AllowedTargetsEnforcer: allowedTargets,
    ERC20PeriodTransferEnforcer: erc20PeriodTransfer,
    ExactCalldataEnforcer: exactCalldata,
    NativeTokenPeriodTransferEnforcer: nativeTokenPeriodTransfer,
    NonceEnforcer: nonce,
    TimestampEnforcer: timestamp,
    ValueLteEnforcer: valueLte,
  } = bytecodes
  const enforcers: Record<keyof typeof ENFORCERS, string> = {
    ...{ allowedMethods, allowedTargets, erc20PeriodTransfer, exactCalldata },
    ...{ nativeTokenPeriodTransfer, nonce, timestamp, valueLte },
  }
  await Promise.all([
    place(wallet, DELEGATION_MANAGER, bytecodes.DelegationManager, owner),
    place(wallet, DELEGATE, bytecodes.EIP7702StatelessDeleGator, parts),
    placeImplementation(
      wallet,
      HYBRID_ACCOUNT,
      link(bytecodes.HybridDeleGator),
      parts,
    ),
    place(wallet, HYBRID_ACCOUNT_FACTORY, bytecodes.SimpleFactory),
    place(wallet, P256_LIBRARY, bytecodes.SCL_RIP7212),
    ...Object.entries(enforcers).map(([name, bytecode]) =>
      place(wallet, ENFORCERS[name as keyof typeof ENFORCERS], bytecode),
    ),
  ])
}

async function deployEntryPoint(wallet: DevWallet) {
  const { bytecode } = await readArtifact(
    '@account-abstraction/contracts/artifacts/EntryPoint.json',
  )
  const address = getContractAddress({
    ...{ bytecode, from: DEPLOYER, opcode: 'CREATE2' as const, salt: SALT },
  })
  if (address !== ENTRY_POINT)
    throw new Error(`The entry point would be at ${address}`)
  const hash = await wallet.sendTransaction({
    to: DEPLOYER,
    data: concat([SALT, bytecode]),
    gas: 8_000_000n,
  })
  const receipt = await wallet.waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success')
    throw new Error(`Deployment reverted: ${hash}`)
}

/** Fills in the address of the only library that the code calls. */
function link(bytecode: string) {
  return bytecode.replace(/__\$\w{34}\$__/g, P256_LIBRARY.slice(2))
}

/** Runs the constructor, and puts the code it returns at the address. */
async function place(
  wallet: DevWallet,
  address: Address,
  bytecode: string,
  parameters: Hex = '0x',
) {
  const bytes = await construct(wallet, bytecode, parameters)
  await wallet.setCode({ address, bytecode: bytes })
}

/**
 * Code behind proxies compares the address it was constructed at with its own
 * (UUPS), so that address is replaced.
 */
async function placeImplementation(
  wallet: DevWallet,
  address: Address,
  bytecode: string,
  parameters: Hex,
) {
  const from = wallet.account.address
  const nonce = await wallet.getTransactionCount({ address: from })
  const built = getContractAddress({ from, nonce: BigInt(nonce) })
  const bytes = await construct(wallet, bytecode, parameters)
  const own = address.slice(2).toLowerCase()
  const placed = bytes.replaceAll(built.slice(2).toLowerCase(), own) as Hex
  if (placed === bytes) throw new Error(`Nothing to replace for ${address}`)
  await wallet.setCode({ address, bytecode: placed })
}

async function construct(wallet: DevWallet, bytecode: string, parameters: Hex) {
  const { data } = await wallet.call({
    data: concat([bytecode as Hex, parameters]),
  })
  if (!data) throw new Error('The constructor returned no code')
  return data
}
