import { bytesToHex, type Hash, hexToNumber, isHex, numberToHex } from 'viem'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { HostError } from '../../frame/host/HostError.js'
import type { HostRpcRequest } from '../../frame/host/types.js'
import type { createEvmSigner } from '../evm/createEvmSigner.js'

/** Codes of a node without a method; `undefined` is an error without a code. */
const missing: readonly unknown[] = [-32601, -32004, 4200, undefined]

/**
 * Creates the batches of a mock frame (EIP-5792). Each call becomes one
 * transaction, sent to the chain's node if there is one, until one fails.
 *
 * @param parameters.isSmart - whether calls are sent as one: the node simulates
 * them first, in order, and none is sent if one fails. A node without
 * `eth_simulateV1` cannot, and is sent them until one fails
 * @param parameters.hasNode - whether transactions are sent to a node
 */
export function createMockCalls(parameters: {
  getAddress(): string
  hasNode(chainId: number): boolean
  isSmart: boolean
  listChains(): number[]
  sign: createEvmSigner.ReturnType
}): createMockCalls.ReturnType {
  const { getAddress, hasNode, isSmart, listChains, sign } = parameters
  const bundles = new Map<string, Bundle>()

  async function send(request: Request, chainId: number) {
    const { atomicRequired, calls, version } = request
    const id =
      request.id ?? bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
    if (bundles.has(id)) throw refuse(5720, 'The id is in use')
    if (atomicRequired && calls.length > 1 && !isSmart)
      throw refuse(5760, 'This account cannot send calls as one')
    for (const { capabilities } of [request, ...calls])
      for (const [name, value] of Object.entries(capabilities ?? {}))
        if (!value?.optional)
          throw refuse(5700, `Capability ${name} is not supported`)
    const hashes: Hash[] = []
    const bundle = { chainId, count: calls.length, hashes }
    const isRefused =
      isSmart &&
      hasNode(chainId) &&
      calls.length > 1 &&
      (await isFailing(calls, chainId))
    for (const { data, to, value } of isRefused ? [] : calls)
      try {
        const from = getAddress()
        const params = [{ data, from, to, value }]
        const method = 'eth_sendTransaction'
        hashes.push((await sign({ chainId, method, params })) as Hash)
      } catch (error) {
        if (hashes.length === 0) throw error
        break
      }
    bundles.set(id, bundle)
    // Apps of version 1.0 expect the bare id.
    return version === '1.0' ? id : { id }
  }

  /** Each call has the state that the earlier ones leave. */
  async function isFailing(calls: Request['calls'], chainId: number) {
    const from = getAddress()
    const state = {
      calls: calls.map(({ data, to, value }) => ({ data, from, to, value })),
    }
    const params = [{ blockStateCalls: [state] }, 'latest']
    try {
      const method = 'eth_simulateV1'
      const blocks = await sign({ chainId, method, params })
      return (
        Array.isArray(blocks) &&
        (blocks as readonly SimulatedBlock[]).some(({ calls }) =>
          calls.some(({ status }) => status === '0x0'),
        )
      )
    } catch (error) {
      if (missing.includes(getErrorCode(error))) return false
      throw error
    }
  }

  async function getStatus(id: string) {
    const bundle = bundles.get(id)
    if (!bundle) throw refuse(5730, 'Unknown bundle id')
    const { chainId, count, hashes } = bundle
    const receipts = hasNode(chainId)
      ? await Promise.all(hashes.map((hash) => readReceipt(hash, chainId)))
      : undefined
    const done = receipts
      ? receipts.filter((receipt) => receipt?.status === '0x1').length
      : count
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(chainId),
      status: receipts?.includes(null) ? 100 : toStatus(done, count),
      atomic: count === 1 || (isSmart && [0, count].includes(hashes.length)),
      // Without a node nothing is on a chain.
      ...(receipts && { receipts: receipts.filter(Boolean) }),
    }
  }

  function readReceipt(hash: Hash, chainId: number) {
    const method = 'eth_getTransactionReceipt'
    return sign({ chainId, method, params: [hash] }) as Promise<Receipt>
  }

  function getCapabilities([, asked]: readonly unknown[]) {
    const wanted = Array.isArray(asked)
      ? asked.filter((id) => isHex(id)).map((id) => hexToNumber(id))
      : undefined
    const status = isSmart ? 'supported' : 'unsupported'
    return Object.fromEntries(
      listChains()
        .filter((id) => wanted?.includes(id) ?? true)
        .map((id) => [numberToHex(id), { atomic: { status } }]),
    )
  }

  return ({ chainId, method, params }) => {
    const list = (params ?? []) as readonly unknown[]
    switch (method) {
      case 'wallet_getCapabilities':
        return getCapabilities(list)
      case 'wallet_getCallsStatus':
        return getStatus(String(list[0]))
      case 'wallet_showCallsStatus':
        return getStatus(String(list[0])).then(() => undefined)
      default:
        return send(list[0] as Request, chainId)
    }
  }
}

/** EIP-5792: all done, none, or some done and some not. */
function toStatus(done: number, count: number) {
  if (done === count) return 200
  return done === 0 ? 500 : 600
}

function refuse(code: number, message: string) {
  return new HostError({ code, message })
}

type Bundle = { chainId: number; count: number; hashes: readonly Hash[] }

type Capabilities = Record<string, { optional?: boolean } | undefined>

type SimulatedBlock = { calls: readonly { status: string }[] }

type Receipt = { status: string } | null

/** Checked by the frame's side of the protocol. */
type Request = {
  atomicRequired?: boolean | undefined
  calls: readonly {
    capabilities?: Capabilities | undefined
    data?: string | undefined
    to?: string | undefined
    value?: string | undefined
  }[]
  capabilities?: Capabilities | undefined
  id?: string | undefined
  version?: string | undefined
}

export declare namespace createMockCalls {
  type ReturnType = (
    request: Pick<HostRpcRequest, 'method' | 'params'> & { chainId: number },
  ) => unknown
}

/** Methods that it answers. */
export const callMethods: ReadonlySet<string> = new Set([
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
])
