import {
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  parseEther,
  toHex,
} from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  formatUserOperationRequest,
  getUserOperationHash,
  toPackedUserOperation,
} from 'viem/account-abstraction'
import {
  generatePrivateKey,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'
import type { DevWallet } from '../chain/createDevWallet.js'
import { createTurns } from '../chain/createTurns.js'
import { createRpcError } from '../createRpcError.js'
import type { BundlerControl, BundlerMode, RpcMethods } from './bundler.js'
import { estimateOperation } from './estimateOperation.js'
import { findOperation } from './findOperation.js'
import { type Operation, parseOperation } from './parseOperation.js'
import { toBundlerError } from './toBundlerError.js'

/** What the outer transaction costs besides the operation's own limits. */
const BUNDLE_GAS = 150_000n

/** Mining at once takes milliseconds, seconds on a busy machine. */
const BLOCK_TIMEOUT_MS = 10_000

const PRICE_UNIT = 1_000_000_000n

type Pending = { operation: Operation; transaction?: Hex | undefined }

/**
 * Bundler of one chain (ERC-7769): EntryPoint 0.7, one operation per
 * transaction, `eip7702Auth` included. It has no rules of ERC-7562, and asks
 * the chain for everything that is mined, so it survives `evm_revert`.
 */
export function createBundler(client: DevWallet): {
  control: BundlerControl
  methods: RpcMethods
} {
  // An executor of its own: the operator's nonces stay the operator's.
  const executor = privateKeyToAccount(generatePrivateKey())
  const chainId = client.chain.id
  const pool = new Map<Hex, Pending>()
  const takeTurn = createTurns()
  let mode: BundlerMode = 'mine'
  let price = 0n

  /** Runs the operation as the entry point would, without sending it. */
  async function simulate(operation: Operation) {
    try {
      await client.call(toCall(operation, executor))
    } catch (error) {
      throw toBundlerError(error)
    }
  }

  /** Sends one bundle; the nonces of the executor must not overlap. */
  async function bundle(hash: Hex) {
    const entry = pool.get(hash)
    if (!entry || entry.transaction) return
    await client.setBalance({
      address: executor.address,
      value: parseEther('1000'),
    })
    const nonce = await client.getTransactionCount({
      address: executor.address,
      blockTag: 'pending',
    })
    entry.transaction = await client.sendTransaction({
      ...toCall(entry.operation, executor),
      nonce,
    })
    await waitForBlock(entry.transaction)
  }

  /**
   * anvil answers before it mines, so a receipt asked for at once would be
   * missing.
   */
  async function waitForBlock(transaction: Hex) {
    if (!(await client.getAutomine())) return
    await client
      .waitForTransactionReceipt({
        checkReplacement: false,
        hash: transaction,
        timeout: BLOCK_TIMEOUT_MS,
      })
      // A reset of the chain, or no blocks from now on: it stays pending.
      .catch(() => undefined)
  }

  /** Forgets what is mined, and what a reset of the chain took away. */
  async function sweep() {
    for (const [hash, { transaction }] of pool) {
      if (!transaction) continue
      const found = await client
        .getTransaction({ hash: transaction })
        .catch(() => undefined)
      if (!found || found.blockNumber !== null) pool.delete(hash)
    }
  }

  async function send(params: readonly unknown[]) {
    const [value, entryPoint] = params
    checkEntryPoint(entryPoint)
    const operation = parseOperation(value)
    const hash = toHash(operation, chainId)
    await sweep()
    if (pool.has(hash)) throw createRpcError(-32602, 'Already known')
    const least = price * PRICE_UNIT
    if (
      operation.maxFeePerGas < least ||
      operation.maxPriorityFeePerGas < least
    )
      throw createRpcError(-32602, 'The fees are below those of the bundler')
    await simulate(operation)
    replace(pool, operation)
    if (mode === 'drop') return hash
    pool.set(hash, { operation })
    if (mode === 'mine') await takeTurn(() => bundle(hash))
    return hash
  }

  async function estimate(params: readonly unknown[]) {
    const [value, entryPoint] = params
    checkEntryPoint(entryPoint)
    const operation = parseOperation(value)
    return estimateOperation({ client, operation })
  }

  async function getByHash([value]: readonly unknown[]) {
    const hash = parseHash(value)
    const mined = await findOperation({ client, hash })
    if (mined) {
      const { log, operation, transaction } = mined
      return {
        userOperation: operation,
        entryPoint: entryPoint07Address,
        blockHash: log.blockHash,
        blockNumber: toHex(log.blockNumber),
        transactionHash: transaction.hash,
      }
    }
    const waiting = pool.get(hash)
    if (!waiting) return null
    return {
      userOperation: formatUserOperationRequest(waiting.operation),
      entryPoint: entryPoint07Address,
      blockHash: null,
      blockNumber: null,
      transactionHash: waiting.transaction ?? null,
    }
  }

  async function getReceipt([value]: readonly unknown[]) {
    const hash = parseHash(value)
    const mined = await findOperation({ client, hash })
    return mined?.receipt ?? null
  }

  /** As Pimlico's and alto answer: what is taken, and what is taken soon. */
  async function getPrices() {
    const { maxFeePerGas, maxPriorityFeePerGas } =
      await client.estimateFeesPerGas()
    const least = price * PRICE_UNIT
    const toTier = (percent: bigint) => {
      const toFee = (fee: bigint) =>
        toHex(((fee > least ? fee : least) * percent) / 100n)
      return {
        maxFeePerGas: toFee(maxFeePerGas),
        maxPriorityFeePerGas: toFee(maxPriorityFeePerGas),
      }
    }
    return { slow: toTier(100n), standard: toTier(100n), fast: toTier(110n) }
  }

  return {
    control: {
      setMode(next) {
        mode = next
      },
      setPrice(gwei) {
        price = BigInt(gwei)
      },
      async flush() {
        for (const hash of [...pool.keys()]) await takeTurn(() => bundle(hash))
      },
      pending: () => [...pool.keys()],
    },
    methods: {
      eth_chainId: async () => toHex(chainId),
      eth_supportedEntryPoints: async () => [entryPoint07Address],
      eth_sendUserOperation: send,
      eth_estimateUserOperationGas: estimate,
      eth_getUserOperationByHash: getByHash,
      eth_getUserOperationReceipt: getReceipt,
      pimlico_getUserOperationGasPrice: getPrices,
    },
  }
}

function toHash(operation: Operation, chainId: number) {
  return getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation: operation,
  })
}

function toCall(operation: Operation, executor: PrivateKeyAccount) {
  return {
    account: executor,
    to: entryPoint07Address,
    data: encodeFunctionData({
      abi: entryPoint07Abi,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(operation)], executor.address],
    }),
    gas: getGas(operation),
    ...(operation.authorization && {
      authorizationList: [operation.authorization],
    }),
  }
}

/** As with transactions: the same nonce again costs a tenth more, of both. */
function replace(pool: Map<Hex, Pending>, operation: Operation) {
  const { maxFeePerGas, maxPriorityFeePerGas, nonce, sender } = operation
  for (const [hash, { operation: old, transaction }] of pool) {
    if (old.nonce !== nonce || !isAddressEqual(old.sender, sender)) continue
    if (
      transaction ||
      maxFeePerGas * 10n < old.maxFeePerGas * 11n ||
      maxPriorityFeePerGas * 10n < old.maxPriorityFeePerGas * 11n
    )
      throw createRpcError(-32602, 'Replacement underpriced')
    pool.delete(hash)
  }
}

function getGas(operation: Operation) {
  return (
    operation.callGasLimit +
    operation.verificationGasLimit +
    operation.preVerificationGas +
    (operation.paymasterVerificationGasLimit ?? 0n) +
    (operation.paymasterPostOpGasLimit ?? 0n) +
    BUNDLE_GAS
  )
}

function checkEntryPoint(value: unknown) {
  const isKnown =
    typeof value === 'string' &&
    value.toLowerCase() === entryPoint07Address.toLowerCase()
  if (!isKnown) throw createRpcError(-32602, 'Unsupported entry point')
}

function parseHash(value: unknown): Hex {
  if (typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value))
    return value as Hex
  throw createRpcError(-32602, 'Invalid hash')
}
