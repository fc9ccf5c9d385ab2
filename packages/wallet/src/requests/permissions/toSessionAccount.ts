import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { HYBRID_ACCOUNT, HYBRID_ACCOUNT_FACTORY } from '../../core/contracts.js'
import type { parsePublicKey } from './parsePublicKey.js'
import { PROXY_CODE } from './proxyCode.js'

/** Name of the one key in an account that is made for it. */
const KEY_NAME = 'session'
const SALT: Hex = `0x${'00'.repeat(32)}`

const accountAbi = parseAbi([
  'function initialize(address owner, string[] keyNames, uint256[] xs, uint256[] ys)',
  'function deploy(bytes code, bytes32 salt) returns (address)',
])

/**
 * The account that a session key acts as. A secp256k1 key has one already. A
 * P-256 key (WebCrypto) acts through a HybridDeleGator that no one else owns;
 * its factory deploys it, at this address, before its first call.
 */
export function toSessionAccount(
  key: NonNullable<parsePublicKey.ReturnType>,
): toSessionAccount.ReturnType {
  if (key.type === 'secp256k1')
    return { address: publicKeyToAddress(key.uncompressed) }
  const initialize = encodeFunctionData({
    abi: accountAbi,
    functionName: 'initialize',
    args: [zeroAddress, [KEY_NAME], [key.x], [key.y]],
  })
  const bytecode = concat([
    PROXY_CODE,
    encodeAbiParameters(parseAbiParameters('address, bytes'), [
      HYBRID_ACCOUNT,
      initialize,
    ]),
  ])
  const factory = HYBRID_ACCOUNT_FACTORY
  return {
    address: getContractAddress({
      ...{ bytecode, from: factory, opcode: 'CREATE2', salt: SALT },
    }),
    factory,
    factoryData: encodeFunctionData({
      abi: accountAbi,
      functionName: 'deploy',
      args: [bytecode, SALT],
    }),
  }
}

export declare namespace toSessionAccount {
  type ReturnType = {
    address: Address
    /** Only for an account that has to be deployed (ERC-4337). */
    factory?: Address | undefined
    factoryData?: Hex | undefined
  }
}
