import { HostError } from 'latchkey/frame'
import type { LocalAccount } from 'viem'
import type { Rpc } from '../chain/createRpc.js'
import { readToken } from '../chain/readToken.js'
import { decodeAction } from '../decode/decodeAction.js'
import { decodeMessage } from '../decode/decodeMessage.js'
import { decodeTypedData } from '../decode/decodeTypedData.js'
import { describePermit } from '../decode/describePermit.js'
import type { Strings } from '../language/english.js'
import type { FrameChain } from '../loadConfig.js'
import { broadcast } from '../transaction/broadcast.js'
import { parseTransactionRequest } from '../transaction/parseTransactionRequest.js'
import { prepareTransaction } from '../transaction/prepareTransaction.js'
import { readSpend } from '../transaction/readSpend.js'
import type { Spend } from './spend.js'
import { toCostRows } from './toCostRows.js'
import { toNetworkRows } from './toNetworkRows.js'
import { toRawText } from './toRawText.js'
import type { ApprovalView } from './view.js'

export type ApprovalParameters = {
  params: unknown
  chain: FrameChain
  account: LocalAccount
  origin: string
  rpc: Rpc
  /** What the card speaks. */
  strings: Strings
}

/** What is shown, and what then happens to the very same bytes. */
export type PreparedApproval = {
  view: ApprovalView
  /** Absent for what takes nothing out of the account. */
  spend?: Spend | undefined
  run(): Promise<unknown>
  /** Resolves when all is sent that `run` has begun; never rejects. */
  finish?: (() => Promise<unknown>) | undefined
}

/** Asked before the request itself; declining it is an answer, too. */
export type PreparedQuestion = {
  question: ApprovalView
  answer(isApproved: boolean): Promise<PreparedApproval>
}

const prepares = {
  eth_sendTransaction: prepareSend,
  eth_signTypedData_v4: prepareTypedData,
  personal_sign: prepareMessage,
}

/**
 * Decodes an unsafe request, so that nothing is shown that is not signed and
 * nothing signed that is not shown.
 */
export function prepareApproval(
  method: keyof typeof prepares,
  parameters: ApprovalParameters,
): Promise<PreparedApproval> {
  return prepares[method](parameters)
}

async function prepareMessage(
  parameters: ApprovalParameters,
): Promise<PreparedApproval> {
  const { account, chain, origin, params, strings } = parameters
  const [message, address] = Array.isArray(params) ? params : []
  checkAccount(address, account)
  const { raw, view } = decodeMessage({
    message,
    origin,
    address: account.address,
    chainId: chain.id,
    strings,
  })
  return {
    view: { ...view, rows: toNetworkRows(parameters), raw },
    run: () => account.signMessage({ message: { raw } }),
  }
}

async function prepareTypedData(
  parameters: ApprovalParameters,
): Promise<PreparedApproval> {
  const { account, chain, params, rpc, strings } = parameters
  const [address, data] = Array.isArray(params) ? params : []
  checkAccount(address, account)
  const { typedData, view } = decodeTypedData({
    data,
    address: account.address,
    chainId: chain.id,
    strings,
  })
  const { rows = [], ...permit } = await describePermit(
    typedData,
    (token) => readToken({ rpc, chain, address: token }),
    strings,
  )
  return {
    view: { ...view, ...permit, rows: [...rows, ...toNetworkRows(parameters)] },
    // An order or a permit can be worth anything.
    spend: 'unknown',
    run: () => account.signTypedData(typedData),
  }
}

async function prepareSend(
  parameters: ApprovalParameters,
): Promise<PreparedApproval> {
  const { account, chain, params, rpc, strings } = parameters
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
      strings,
    }),
  ])
  return {
    view: {
      ...action,
      rows: [
        ...action.rows,
        ...toNetworkRows(parameters),
        ...toCostRows([transaction], chain, strings),
      ],
      warnings: isFeeHigh
        ? [strings.warnings.highFee, ...action.warnings]
        : action.warnings,
      raw: toRawText(transaction),
      isSent: true,
    },
    spend: readSpend(transaction),
    run: async () =>
      broadcast({
        rpc,
        chain,
        raw: await account.signTransaction(transaction),
      }),
  }
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
