import { type LocalAccount, toHex } from 'viem'
import {
  formatUserOperationRequest,
  getUserOperationHash,
  toPackedUserOperation,
} from 'viem/account-abstraction'
import { ENTRY_POINT } from '../../core/contracts.js'
import { signUpgrade } from '../smartAccount/signUpgrade.js'
import type { Operation, StoredOperation, Upgrade } from './operation.js'

/** What the delegate checks: every field, and not the hash of all. */
const types = {
  PackedUserOperation: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterAndData', type: 'bytes' },
    { name: 'entryPoint', type: 'address' },
  ],
} as const

/** Signs an approved operation, and the upgrade that goes with it. */
export async function signOperation(parameters: {
  account: LocalAccount
  chainId: number
  fromBlock: StoredOperation['fromBlock']
  operation: Operation
  upgrade: Upgrade | undefined
}): Promise<StoredOperation> {
  const { account, chainId, fromBlock, operation, upgrade } = parameters
  const unsigned = { ...operation, signature: '0x' as const }
  const signature = await account.signTypedData({
    domain: {
      name: 'EIP7702StatelessDeleGator',
      version: '1',
      chainId,
      verifyingContract: account.address,
    },
    types,
    primaryType: 'PackedUserOperation',
    message: { ...toPackedUserOperation(unsigned), entryPoint: ENTRY_POINT },
  })
  const authorization = upgrade && (await signUpgrade(account, upgrade))
  return {
    hash: getUserOperationHash({
      chainId,
      entryPointAddress: ENTRY_POINT,
      entryPointVersion: '0.7',
      userOperation: unsigned,
    }),
    sender: operation.sender,
    nonce: toHex(operation.nonce),
    request: formatUserOperationRequest({
      ...operation,
      signature,
      ...(authorization && { authorization }),
    }),
    ...(upgrade && { upgrade }),
    fromBlock,
    createdAt: Date.now(),
  }
}
