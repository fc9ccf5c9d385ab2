import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBytes,
  parseAbi,
  type StateOverride,
  toHex,
} from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  toPackedUserOperation,
} from 'viem/account-abstraction'
import type { DevWallet } from '../chain/createDevWallet.js'
import { readArtifact } from '../chain/readArtifact.js'
import { createRpcError } from '../createRpcError.js'
import type { Operation } from './parseOperation.js'
import { readRevertData, toBundlerError } from './toBundlerError.js'

const SIMULATION_GAS = 5_000_000n
const RICHES = 10n ** 24n
const TRANSACTION_GAS = 21_000n
/** EIP-7702: what an authorization costs at most. */
const AUTHORIZATION_GAS = 25_000n
/** What the entry point does around an operation, unmetered by it. */
const OVERHEAD_GAS = 15_000n
/** The state may change before the operation is mined: a tenth more. */
const MARGIN = { numerator: 11n, denominator: 10n }

const simulationAbi = parseAbi([
  'struct Op { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'struct ReturnInfo { uint256 preOpGas; uint256 prefund; uint256 accountValidationData; uint256 paymasterValidationData; bytes paymasterContext; }',
  'struct StakeInfo { uint256 stake; uint256 unstakeDelaySec; }',
  'struct AggregatorInfo { address aggregator; StakeInfo stakeInfo; }',
  'struct Result { ReturnInfo returnInfo; StakeInfo senderInfo; StakeInfo factoryInfo; StakeInfo paymasterInfo; AggregatorInfo aggregatorInfo; }',
  'function simulateValidation(Op userOp) returns (Result)',
])

/**
 * Measures the gas of a user operation: validation with the published
 * simulations of the entry point, the call by the node's own estimate.
 *
 * @throws RpcError -32521 with the revert data when the call fails, and those
 * of `toBundlerError` when the validation does
 */
export async function estimateOperation(parameters: {
  client: DevWallet
  operation: Operation
}) {
  const { client, operation } = parameters
  const preVerificationGas = getPreVerificationGas(operation)
  const upgraded: StateOverride = operation.authorization
    ? [
        {
          address: operation.sender,
          code: `0xef0100${operation.authorization.address.slice(2)}`,
        },
      ]
    : []
  const [validation, call] = await Promise.all([
    measureValidation(client, operation, upgraded),
    measureCall(client, operation, upgraded),
  ])
  return {
    preVerificationGas: toHex(preVerificationGas),
    verificationGasLimit: toHex(widen(validation)),
    callGasLimit: toHex(widen(call)),
    ...(operation.paymaster && {
      // The simulation measures both together, which is enough for each.
      paymasterVerificationGasLimit: toHex(
        operation.paymasterVerificationGasLimit || widen(validation),
      ),
      paymasterPostOpGasLimit: toHex(operation.paymasterPostOpGasLimit ?? 0n),
    }),
  }
}

async function measureValidation(
  client: DevWallet,
  operation: Operation,
  upgraded: StateOverride,
) {
  const simulated = toPackedUserOperation({
    ...operation,
    callGasLimit: 0n,
    preVerificationGas: 0n,
    verificationGasLimit: SIMULATION_GAS,
  })
  const { deployedBytecode: code } = await readArtifact(
    '@account-abstraction/contracts/artifacts/EntryPointSimulations.json',
  )
  try {
    const { data = '0x' } = await client.call({
      to: entryPoint07Address,
      data: encodeFunctionData({
        abi: simulationAbi,
        functionName: 'simulateValidation',
        args: [simulated],
      }),
      stateOverride: [
        // Paying is measured too, whether there is money for it or not.
        { address: operation.sender, ...upgraded[0], balance: RICHES },
        { address: entryPoint07Address, code },
      ],
    })
    const { returnInfo } = decodeFunctionResult({
      abi: simulationAbi,
      data,
      functionName: 'simulateValidation',
    })
    return returnInfo.preOpGas
  } catch (error) {
    throw toBundlerError(error)
  }
}

async function measureCall(
  client: DevWallet,
  operation: Operation,
  upgraded: StateOverride,
) {
  try {
    const gas = await client.estimateGas({
      account: entryPoint07Address,
      to: operation.sender,
      data: operation.callData,
      gasPrice: 0n,
      stateOverride: upgraded,
    })
    return gas - TRANSACTION_GAS
  } catch (error) {
    const message = 'The call of the user operation reverted'
    throw createRpcError(-32521, message, readRevertData(error))
  }
}

function getPreVerificationGas(operation: Operation) {
  const data = encodeFunctionData({
    abi: entryPoint07Abi,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(filled(operation))], operation.sender],
  })
  const auth = operation.authorization ? AUTHORIZATION_GAS : 0n
  return TRANSACTION_GAS + OVERHEAD_GAS + auth + getDataGas(data)
}

/** Limits that are still 0 will take bytes that are not. */
function filled(operation: Operation): Operation {
  const most = 2n ** 64n - 1n
  return {
    ...operation,
    callGasLimit: most,
    maxFeePerGas: most,
    maxPriorityFeePerGas: most,
    preVerificationGas: most,
    verificationGasLimit: most,
  }
}

function getDataGas(data: Hex) {
  return hexToBytes(data).reduce(
    (sum, byte) => sum + (byte === 0 ? 4n : 16n),
    0n,
  )
}

function widen(gas: bigint) {
  return (gas * MARGIN.numerator) / MARGIN.denominator
}
