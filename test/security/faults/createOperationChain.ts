import {
  encodeAbiParameters,
  type Hex,
  keccak256,
  pad,
  stringToHex,
  toHex,
} from 'viem'
import {
  entryPoint07Address,
  getUserOperationHash,
  type UserOperation,
} from 'viem/account-abstraction'
import {
  DELEGATE,
  toDelegatedCode,
} from '../../../packages/wallet/src/core/contracts.js'
import {
  type Rpc,
  RpcUnreachableError,
} from '../../../packages/wallet/src/node/createRpc.js'
import { HostError } from '../../../src/frame/host/HostError.js'
import type { Random } from './createRandom.js'
import type { createVirtualClock } from './createVirtualClock.js'

export const bundlerUrl = 'http://bundler.test/'
const OPERATION_TOPIC: Hex =
  '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const BLOCK_MS = 2_000
const LATE_MS = 60_000

type Request = Record<string, Hex> & { eip7702Auth?: { nonce: Hex } }
type Mined = {
  block: number
  hash: Hex
  /** A cancellation does not. */
  isPaying: boolean
  nonce: Hex
  sender: Hex
}

/**
 * Node, entry point and bundler of one account, with faults: the outside of
 * the frame. Every nonce is taken once, and what is mined may be taken back
 * for as long as it is the newest block.
 */
export function createOperationChain(parameters: {
  clock: createVirtualClock.ReturnType
  random: Random
}) {
  const { clock, random } = parameters
  const pool = new Map<Hex, Request>()
  let mined: Mined[] = []
  let block = 100
  let isHealed = false
  /** The account's own, for transactions and authorizations. */
  let accountNonce = 5
  const state = {
    account: '',
    faults: 0,
    isUpgraded: random.chance(0.5),
    /** Most operations that were on the chain at once. */
    most: 0,
  }

  const happens = (probability: number) => {
    if (isHealed || !random.chance(probability)) return false
    state.faults++
    return true
  }

  async function mine(request: Request, hash: Hex) {
    await clock.wait(happens(0.15) ? random.between(1, LATE_MS) : BLOCK_MS)
    if (!pool.delete(hash)) return
    const { nonce = '0x', sender = '0x' } = request
    if (mined.some((one) => one.nonce === nonce)) return
    const isUpgrade = !state.isUpgraded
    // Without a word, as bundlers do.
    if (isUpgrade && !hasUpgrade(request)) return
    block++
    const isPaying = isPayment(request)
    const own = { block, hash, isPaying, nonce, sender }
    mined.push(own)
    if (isUpgrade) accountNonce++
    state.isUpgraded = true
    state.most = Math.max(state.most, countPaid())
    if (!happens(0.1)) return
    await clock.wait(BLOCK_MS / 2)
    mined = mined.filter((one) => one !== own)
    if (isUpgrade) accountNonce--
    state.isUpgraded = !isUpgrade
    // Bundlers mostly notice.
    if (happens(0.3)) return
    pool.set(hash, request)
    await mine(request, hash)
  }

  const countPaid = () => mined.filter(({ isPaying }) => isPaying).length

  /** The same nonce again costs a tenth more, of both. */
  function replace(request: Request) {
    for (const [hash, old] of pool) {
      if (old.nonce !== request.nonce) continue
      const isDearer = ['maxFeePerGas', 'maxPriorityFeePerGas'].every(
        (name) =>
          BigInt(request[name] ?? 0) * 10n >= BigInt(old[name] ?? 0) * 11n,
      )
      if (!isDearer)
        throw new HostError({
          code: -32602,
          message: 'Replacement underpriced',
        })
      pool.delete(hash)
    }
  }

  const hasUpgrade = ({ eip7702Auth }: Request) =>
    Number(eip7702Auth?.nonce) === accountNonce

  async function take(request: Request) {
    // Another device of the user sends a transaction.
    if (!state.isUpgraded && happens(0.15)) accountNonce++
    if (happens(0.15)) throw new RpcUnreachableError()
    if (happens(0.03))
      throw new HostError({ code: -32507, message: 'AA24 signature error' })
    const hash = toHash(request)
    const isKnown = pool.has(hash)
    if (!isKnown && mined.some(({ nonce }) => nonce === request.nonce))
      throw new HostError({
        code: -32500,
        message: 'AA25 invalid account nonce',
      })
    if (!isKnown) replace(request)
    if (!isKnown && !happens(0.15)) {
      pool.set(hash, request)
      mine(request, hash)
    }
    if (happens(0.15)) throw new RpcUnreachableError()
    // A gateway that has queued it and lost the answer.
    if (happens(0.1))
      throw new HostError({ code: -32603, message: 'Internal error' })
    if (isKnown) throw new HostError({ code: -32602, message: 'Already known' })
    return hash
  }

  function getLogs(sender: Hex) {
    return mined.map(({ hash, isPaying: _, nonce, ...one }) => ({
      address: entryPoint07Address,
      data: encodeAbiParameters(
        ['uint256', 'bool', 'uint256', 'uint256'].map((type) => ({ type })),
        [BigInt(nonce), true, 1n, 1n],
      ),
      topics: [OPERATION_TOPIC, hash, pad(sender), pad('0x')],
      transactionHash: keccak256(concatText(hash, one.block)),
    }))
  }

  function getReceipt(transactionHash: Hex) {
    const [found] = mined.filter(
      ({ block, hash }) =>
        keccak256(concatText(hash, block)) === transactionHash,
    )
    if (!found) return null
    return {
      blockHash: pad(toHex(found.block)),
      blockNumber: toHex(found.block),
      gasUsed: '0x5208',
      logs: [],
      status: '0x1',
      transactionHash,
    }
  }

  const rpc: Rpc = async (chain, method, params) => {
    const [first] = (params ?? []) as [never]
    await clock.wait(random.between(1, 200))
    if (chain.rpcUrls[0] === bundlerUrl && happens(0.05))
      throw new RpcUnreachableError()
    switch (method) {
      case 'eth_chainId':
        return '0x7a69'
      case 'eth_supportedEntryPoints':
        return [entryPoint07Address]
      case 'eth_getCode':
        return getCode(String(first))
      case 'eth_blockNumber':
        return toHex(block)
      case 'eth_getBlockByNumber':
        return { baseFeePerGas: '0x3b9aca00' }
      case 'eth_maxPriorityFeePerGas':
        return '0x1'
      case 'eth_getTransactionCount':
        return toHex(accountNonce)
      case 'eth_getBalance':
        return toHex(10n ** 20n)
      case 'eth_estimateGas':
        return 'authorizationList' in (first as object) ? '0xb3b0' : '0x5208'
      case 'eth_call':
        return readNonce((first as { data: Hex }).data)
      case 'eth_estimateUserOperationGas':
        return {
          callGasLimit: '0x5208',
          preVerificationGas: '0xc350',
          verificationGasLimit: '0xc350',
        }
      case 'eth_sendUserOperation':
        return take(first)
      case 'eth_getLogs':
        return getLogs((first as { topics: Hex[] }).topics[2] ?? '0x')
      case 'eth_getTransactionReceipt':
        return getReceipt(first)
      default:
        throw new HostError({ code: -32601, message: method })
    }
  }

  /** Contracts are all there; the account is upgraded by its first batch. */
  function getCode(address: string) {
    if (address !== state.account) return '0x01'
    return state.isUpgraded ? toDelegatedCode(DELEGATE) : '0x'
  }

  /** `getNonce` of the entry point: the key is the second word. */
  function readNonce(data: Hex) {
    const key = BigInt(`0x${data.slice(74)}`)
    const isUsed = mined.some(({ nonce }) => BigInt(nonce) >> 64n === key)
    return pad(toHex((key << 64n) + (isUsed ? 1n : 0n)))
  }

  return {
    rpc,
    state,
    /** From now on nothing fails. */
    heal() {
      isHealed = true
    },
    /** How many operations are on the chain now. */
    count: countPaid,
  }
}

const concatText = (hash: Hex, block: number) => stringToHex(`${hash} ${block}`)

function toHash(request: Request) {
  const quantities = [
    ...['callGasLimit', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce'],
    ...['preVerificationGas', 'verificationGasLimit'],
  ].map((name) => [name, BigInt(request[name] ?? 0)])
  return getUserOperationHash({
    chainId: 31_337,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation: {
      ...request,
      ...Object.fromEntries(quantities),
    } as unknown as UserOperation<'0.7'>,
  })
}

/** A batch without calls is shorter than any with one. */
const isPayment = ({ callData = '0x' }: Request) => callData.length > 600
