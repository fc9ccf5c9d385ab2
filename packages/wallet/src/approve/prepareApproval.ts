import { createNameReader } from '../node/createNameReader.js'
import { readToken } from '../node/readToken.js'
import type {
  ApprovalParameters,
  PreparedApproval,
} from '../requests/approval/preparedApproval.js'
import { decodeAction } from '../requests/decode/decodeAction.js'
import { decodeMessage } from '../requests/decode/decodeMessage.js'
import { createDescriber } from '../requests/descriptor/createDescriber.js'
import { toNetworkRows } from '../requests/rows/toNetworkRows.js'
import { toSimulatedCall } from '../requests/simulate/toSimulatedCall.js'
import { NEXT_NONCE } from '../requests/smartAccount/toShownTransactions.js'
import { parseTransactionRequest } from '../requests/transaction/parseTransactionRequest.js'
import { prepareTransaction } from '../requests/transaction/prepareTransaction.js'
import { readReach } from '../requests/transaction/readReach.js'
import { readTotalSpend } from '../requests/transaction/readSpend.js'
import { toCostRows } from '../requests/transaction/toCostRows.js'
import { toRawText } from '../ui/toRawText.js'
import { checkAccount } from './checkAccount.js'

const prepares = {
  eth_sendTransaction: prepareSend,
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
  const { raw, reach, view } = decodeMessage({
    message,
    origin,
    address: account.address,
    chainId: chain.id,
    strings,
  })
  return {
    reach,
    view: { ...view, rows: toNetworkRows(parameters), raw },
    run: () => account.signMessage({ message: { raw } }),
  }
}

async function prepareSend(
  parameters: ApprovalParameters,
): Promise<PreparedApproval> {
  const { account, chain, nonces, params, rpc, strings } = parameters
  const { address } = account
  const request = parseTransactionRequest({
    ...{ params, address, chainId: chain.id },
  })
  const { data, nonce, to, value } = request
  const call = { data, to, value }
  async function prepare() {
    const named =
      nonce === undefined
        ? undefined
        : await nonces.find({ address, chain }, { call, nonce })
    const replaced = named?.replaced
    const prepared = await prepareTransaction({
      ...{ chain, from: address, replaced, request, rpc },
    })
    return { ...prepared, named }
  }
  const { routers } = chain
  const [{ dataFee, isFeeHigh, named, transaction }, action, reach] =
    await Promise.all([
      prepare(),
      decodeAction({
        ...request,
        from: address,
        currency: chain.nativeCurrency,
        describe: createDescriber({ ...parameters, from: address }),
        readName: createNameReader({ chain, rpc }),
        routers,
        readToken: (token) => readToken({ rpc, chain, address: token }),
        strings,
      }),
      readReach([call], { chain, rpc }),
    ])
  const isCancelled =
    named?.isReplacing && data === '0x' && value === 0n && to === address
  const replacing = {
    ...(named?.isSame && { action: strings.actions.speedUp }),
    ...(isCancelled && { action: strings.actions.cancel }),
    warnings: isCancelled
      ? [strings.warnings.mayLose]
      : named?.isReplacing && !named.isSame
        ? [strings.warnings.replaces]
        : [],
  }
  return {
    view: {
      ...action,
      ...replacing,
      rows: [
        ...action.rows,
        ...toNetworkRows(parameters),
        ...toCostRows([{ dataFee, transaction }], chain, strings),
      ],
      warnings: [
        ...replacing.warnings,
        ...(isFeeHigh ? [strings.warnings.highFee] : []),
        ...(isCancelled ? [] : action.warnings),
      ],
      raw: toRawText({ ...transaction, nonce: named?.nonce ?? NEXT_NONCE }),
      isSent: true,
    },
    spend: readTotalSpend([{ dataFee, transaction }], { routers }),
    ...{ isBound: true, reach },
    simulation: {
      ...{ account: address, chain },
      calls: [toSimulatedCall(address, transaction)],
      named: action.described?.amounts,
    },
    run: () =>
      nonces.send(
        { address, chain },
        {
          ...{ call, least: transaction.nonce, nonce: named?.nonce },
          sign: (nonce) => account.signTransaction({ ...transaction, nonce }),
        },
      ),
  }
}
