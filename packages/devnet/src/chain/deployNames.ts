import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  labelhash,
  namehash,
  zeroAddress,
  zeroHash,
} from 'viem'
import { type Artifact, compileContracts } from './compileContracts.js'
import type { DevWallet } from './createDevWallet.js'

/** A small ENS, whose contracts have the interfaces of the real ones. */
export type Names = {
  registry: Address
  resolver: Address
  /** Registers names below `reverse`, and answers for them. */
  reverse: Address
  universalResolver: Address
}

/** What a name of the local chain is registered with. */
export type LocalName = {
  /** Full name, such as `ada.eth`. Its parents are created. */
  name: string
  /** Addresses by ENSIP-11 coin type, for example `{ 60: '0x…' }`. */
  addresses?: Readonly<Record<number, Hex>> | undefined
  /** Text records by key. */
  texts?: Readonly<Record<string, string>> | undefined
  /** URL that the records are read from instead (ERC-3668). */
  gateway?: string | undefined
  /** Coin types whose reverse record of the address becomes the name. */
  primary?: readonly number[] | undefined
}

/** Deploys registry, resolver, reverse registrar and universal resolver. */
export async function deployNames(wallet: DevWallet): Promise<Names> {
  const artifacts = await compileContracts()
  const owner = wallet.account.address
  let nonce = await wallet.getTransactionCount({ address: owner })
  const send = createSend(wallet)
  const deploy = async (artifact: Artifact, args: readonly unknown[] = []) => {
    const address = getContractAddress({ from: owner, nonce: BigInt(nonce++) })
    await send({ data: encodeDeployData({ ...artifact, args }) })
    return address
  }
  const registry = await deploy(artifacts.LocalEnsRegistry)
  const resolver = await deploy(artifacts.LocalEnsResolver, [registry])
  const reverse = await deploy(artifacts.LocalEnsReverse)
  const universalResolver = await deploy(artifacts.LocalEnsUniversalResolver, [
    registry,
    reverse,
  ])
  return { registry, resolver, reverse, universalResolver }
}

/**
 * Registers a name, replacing its records.
 *
 * @example
 * await registerLocalName(wallet, names, { name: 'ada.eth', addresses: { 60: address } })
 */
export async function registerLocalName(
  wallet: DevWallet,
  names: Names,
  local: LocalName,
): Promise<void> {
  const { LocalEnsRegistry, LocalEnsResolver, LocalEnsReverse } =
    await compileContracts()
  const send = createSend(wallet)
  const call = (
    to: Address,
    { abi }: Artifact,
    functionName: string,
    args: readonly unknown[],
  ) => send({ data: encodeFunctionData({ abi, args, functionName }), to })
  const labels = local.name.split('.')
  for (let at = labels.length - 1; at >= 0; at--) {
    const parent = labels.slice(at + 1).join('.')
    const resolver = at === 0 ? names.resolver : zeroAddress
    await call(names.registry, LocalEnsRegistry, 'setSubnodeRecord', [
      parent ? namehash(parent) : zeroHash,
      labelhash(labels[at] ?? ''),
      wallet.account.address,
      resolver,
    ])
  }
  const node = namehash(local.name)
  const set = (functionName: string, ...args: unknown[]) =>
    call(names.resolver, LocalEnsResolver, functionName, [node, ...args])
  for (const [type, address] of Object.entries(local.addresses ?? {}))
    await set('setAddr', BigInt(type), address)
  for (const [key, text] of Object.entries(local.texts ?? {}))
    await set('setText', key, text)
  if (local.gateway) await set('setGateway', local.gateway)
  for (const type of local.primary ?? []) {
    const account = local.addresses?.[type] ?? local.addresses?.[60]
    await call(names.reverse, LocalEnsReverse, 'setNameForAddr', [
      account,
      BigInt(type),
      local.name,
    ])
  }
}

/** Sends one transaction after another, and waits for each. */
function createSend(wallet: DevWallet) {
  return async (transaction: { data: Hex; to?: Address | undefined }) => {
    const hash = await wallet.sendTransaction({
      ...transaction,
      gas: 4_000_000n,
    })
    const receipt = await wallet.waitForTransactionReceipt({
      checkReplacement: false,
      hash,
    })
    if (receipt.status !== 'success')
      throw new Error(`Transaction reverted: ${hash}`)
  }
}
