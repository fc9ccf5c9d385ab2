import { encodeFunctionData, erc20Abi, hexToBigInt } from 'viem'
import { foldCase } from '../../core/address/foldCase.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { NotConnectedError } from '../../core/errors/send.js'
import type { Kit } from '../../createKit.js'
import { callContract } from '../../features/networks/callContract.js'
import { getEvmClient } from '../../features/networks/getEvmClient.js'
import { getSendMax } from '../../features/payments/getSendMax.js'
import { getSendNamespace } from '../../features/payments/getSendNamespace.js'
import { getSendPayer } from '../../features/payments/getSendPayer.js'
import { resolveSend } from '../../features/payments/resolveSend.js'
import { resolveSolanaSend } from '../../features/payments/resolveSolanaSend.js'
import type {
  EstimateSendResult,
  MaxSendParameters,
  MaxSendResult,
  SendTokenParameters,
} from '../../features/payments/sendTypes.js'
import { getToken } from '../getToken.js'
import { runEstimate } from './runEstimate.js'

/** Reads the balance and the fee, and subtracts them. */
export async function runMaxSend(
  kit: Kit,
  parameters: MaxSendParameters,
  accounts: getSendNamespace.Accounts,
): Promise<MaxSendResult> {
  try {
    const to = parameters.to ?? getSendPayer(parameters, accounts)?.address
    if (!to) throw new NotConnectedError()
    const namespace = getSendNamespace(parameters, accounts)
    const request = { ...parameters, to }
    const [held, estimate] = await Promise.all([
      readSendBalance(kit, request, accounts),
      // Also rejects what cannot be sent at all.
      runEstimate(kit, request, accounts),
    ])
    const { decimals, isNative } = held
    const fee = isNative ? estimate.fee : undefined
    const max = getSendMax({
      ...{ dataFee: estimate.dataFee, decimals, fee, isNative, namespace },
      balance: withoutFee(held, estimate),
    })
    const amount = max ?? formatAmount(0n, decimals)
    return {
      amount: held.shown ?? amount,
      caipNetworkId: estimate.caipNetworkId,
      decimals,
      fee,
      value: parseAmount(amount, decimals),
    }
  } catch (error) {
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
}

/** A fee in the token that is sent is left in the account. */
function withoutFee(
  { balance, token }: readSendBalance.ReturnType,
  { feeToken }: EstimateSendResult,
) {
  const { address, amount = '0', decimals } = feeToken ?? {}
  if (!token || decimals === undefined || foldCase(address ?? '') !== token)
    return balance
  const rest = balance - parseAmount(amount, decimals)
  return rest > 0n ? rest : 0n
}

/** Reads the paying account's balance of a token from the chain. */
async function readSendBalance(
  kit: Kit,
  parameters: Omit<SendTokenParameters, 'amount'>,
  accounts: getSendNamespace.Accounts,
): Promise<readSendBalance.ReturnType> {
  // An amount is only required for a send.
  const filled = { ...parameters, amount: '0' }
  if (getSendNamespace(parameters, accounts) === 'solana')
    return readSolana(kit, filled, accounts)
  const resolved = resolveSend(kit, filled, accounts.accounts)
  const { chainId, from, tokenAddress } = resolved
  const client = getEvmClient(kit, { chainId })
  if (!tokenAddress) {
    const method = 'eth_getBalance'
    const balance = await client.request({ method, params: [from, 'latest'] })
    const { decimals } = client.chain.nativeCurrency
    return { balance: hexToBigInt(balance), decimals, isNative: true }
  }
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [from],
  })
  const [{ decimals }, balance] = await Promise.all([
    getToken(kit, { chainId, token: tokenAddress }),
    callContract(client, { data, to: tokenAddress }),
  ])
  return {
    ...{ balance: hexToBigInt(balance ?? '0x0'), decimals, isNative: false },
    token: foldCase(tokenAddress),
  }
}

declare namespace readSendBalance {
  type ReturnType = {
    /** Base units. */
    balance: bigint
    decimals: number
    isNative: boolean
    /** As users see it, where base units and decimals do not say it. */
    shown?: string | undefined
    /** Contract of an ERC-20 token, in lower case. */
    token?: string | undefined
  }
}

async function readSolana(
  kit: Kit,
  parameters: SendTokenParameters,
  { accounts }: getSendNamespace.Accounts,
) {
  const request = resolveSolanaSend(kit, parameters, accounts)
  const { account, caipNetworkId, solana, token } = request
  const { address: mint, decimals } = await solana.getToken({
    caipNetworkId,
    token,
  })
  const balances = await solana.getBalances({
    address: account.address,
    caipNetworkId,
  })
  const found = balances.find(({ address }) => address === mint)
  const { amount: balance = 0n, shown } = found ?? {}
  return { balance, decimals, isNative: !mint, shown }
}
