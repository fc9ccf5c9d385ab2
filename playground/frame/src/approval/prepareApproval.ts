import { HostError } from 'latchkey/frame'
import type { LocalAccount } from 'viem'
import type { Rpc } from '../chain/createRpc.js'
import { readToken } from '../chain/readToken.js'
import { decodeAction } from '../decode/decodeAction.js'
import { decodeMessage } from '../decode/decodeMessage.js'
import { decodeTypedData } from '../decode/decodeTypedData.js'
import { describePermit } from '../decode/describePermit.js'
import { formatCeilingText } from '../format/formatCeilingText.js'
import { formatUnitsText } from '../format/formatUnitsText.js'
import type { FrameChain } from '../loadConfig.js'
import { broadcast } from '../transaction/broadcast.js'
import { parseTransactionRequest } from '../transaction/parseTransactionRequest.js'
import {
  type PreparedTransaction,
  prepareTransaction,
} from '../transaction/prepareTransaction.js'
import type { ApprovalView, Row } from './view.js'

export type ApprovalParameters = {
  params: unknown
  chain: FrameChain
  account: LocalAccount
  origin: string
  rpc: Rpc
}

/** What is shown, and what then happens to the very same bytes. */
export type PreparedApproval = {
  view: ApprovalView
  run(): Promise<unknown>
}

const methods: ReadonlyMap<
  string,
  (parameters: ApprovalParameters) => Promise<PreparedApproval>
> = new Map([
  ['personal_sign', prepareMessage],
  ['eth_signTypedData_v4', prepareTypedData],
  ['eth_sendTransaction', prepareSend],
])

/**
 * Whether this wallet has the unsafe method at all.
 *
 * @throws HostError 4200 when not
 */
export function assertSupported(method: string): void {
  if (!methods.has(method)) throw unsupported(method)
}

function unsupported(method: string) {
  return new HostError({
    message: `This wallet does not support ${method}`,
    code: 4200,
  })
}

/**
 * Decodes an unsafe request, so that nothing is shown that is not signed and
 * nothing signed that is not shown.
 *
 * @throws HostError 4200 for methods that this wallet does not have
 */
export async function prepareApproval(
  method: string,
  parameters: ApprovalParameters,
): Promise<PreparedApproval> {
  const prepare = methods.get(method)
  if (!prepare) throw unsupported(method)
  return prepare(parameters)
}

async function prepareMessage(
  parameters: ApprovalParameters,
): Promise<PreparedApproval> {
  const { account, chain, origin, params } = parameters
  const [message, address] = Array.isArray(params) ? params : []
  checkAccount(address, account)
  const { raw, view } = decodeMessage({
    message,
    origin,
    address: account.address,
    chainId: chain.id,
  })
  return {
    view: { ...view, rows: toRows(parameters), raw },
    run: () => account.signMessage({ message: { raw } }),
  }
}

async function prepareTypedData(
  parameters: ApprovalParameters,
): Promise<PreparedApproval> {
  const { account, chain, params, rpc } = parameters
  const [address, data] = Array.isArray(params) ? params : []
  checkAccount(address, account)
  const { typedData, view } = decodeTypedData({ data, chainId: chain.id })
  const { rows = [], ...permit } = await describePermit(typedData, (token) =>
    readToken({ rpc, chain, address: token }),
  )
  return {
    view: { ...view, ...permit, rows: [...rows, ...toRows(parameters)] },
    run: () => account.signTypedData(typedData),
  }
}

async function prepareSend(
  parameters: ApprovalParameters,
): Promise<PreparedApproval> {
  const { account, chain, params, rpc } = parameters
  const request = parseTransactionRequest({
    params,
    address: account.address,
    chainId: chain.id,
  })
  const [{ isFeeHigh, transaction }, action] = await Promise.all([
    prepareTransaction({ rpc, chain, from: account.address, request }),
    decodeAction({
      ...request,
      from: account.address,
      currency: chain.nativeCurrency,
      routers: chain.routers,
      readToken: (address) => readToken({ rpc, chain, address }),
    }),
  ])
  return {
    view: {
      ...action,
      rows: [
        ...action.rows,
        ...toRows(parameters),
        ...toCosts(transaction, chain),
      ],
      warnings: isFeeHigh
        ? ['The site has set a far higher fee than usual.', ...action.warnings]
        : action.warnings,
      raw: toRaw(transaction),
    },
    run: async () =>
      broadcast({
        rpc,
        chain,
        raw: await account.signTransaction(transaction),
      }),
  }
}

function toRows({ account, chain }: ApprovalParameters): ApprovalView['rows'] {
  return [
    { label: 'Account', value: account.address, kind: 'address' },
    {
      label: 'Network',
      value: chain.name,
      note: String(chain.id),
      kind: 'text',
      testId: 'chain',
    },
  ]
}

function toCosts(
  transaction: PreparedTransaction,
  chain: FrameChain,
): ApprovalView['rows'] {
  const fee = transaction.gas * transaction.maxFeePerGas
  const { value } = transaction
  const toCost = (label: string, testId: string, amount: bigint): Row => ({
    label,
    value: formatCeilingText(amount, chain.nativeCurrency),
    exact: formatUnitsText(amount, chain.nativeCurrency),
    kind: 'text',
    testId,
  })
  return [
    toCost('Fee, at most', 'fee', fee),
    ...(value > 0n ? [toCost('Total, at most', 'total', value + fee)] : []),
  ]
}

/** Every field that is signed, for those who want to see it. */
function toRaw(transaction: PreparedTransaction) {
  return JSON.stringify(
    transaction,
    (_key, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    2,
  )
}

function checkAccount(value: unknown, account: LocalAccount) {
  const isOwn =
    typeof value === 'string' &&
    value.toLowerCase() === account.address.toLowerCase()
  if (!isOwn)
    throw new HostError({
      message: 'The account is not the one signed in',
      code: 4100,
    })
}
