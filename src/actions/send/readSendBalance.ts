import { encodeFunctionData, erc20Abi, hexToBigInt } from 'viem'
import type { Kit } from '../../createKit.js'
import { getToken } from '../getToken.js'
import { callContract } from '../network/callContract.js'
import { getEvmClient } from '../network/getEvmClient.js'
import type { sendToken } from '../sendToken.js'
import { getSendNamespace } from './getSendNamespace.js'
import { resolveSend } from './resolveSend.js'
import { resolveSolanaSend } from './resolveSolanaSend.js'

/** What the account that pays has of a token, as the chain has it now. */
export async function readSendBalance(
  kit: Kit,
  parameters: Omit<sendToken.Parameters, 'amount'>,
  accounts: getSendNamespace.Accounts,
): Promise<readSendBalance.ReturnType> {
  // Only a send needs an amount.
  const filled = { ...parameters, amount: '0' }
  if (getSendNamespace(parameters, accounts) === 'solana')
    return readSolana(kit, filled, accounts)
  const place = resolveSend(kit, filled, accounts.accounts)
  const { chainId, from, tokenAddress } = place
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
  return { balance: hexToBigInt(balance ?? '0x0'), decimals, isNative: false }
}

export declare namespace readSendBalance {
  type ReturnType = {
    /** Base units. */
    balance: bigint
    decimals: number
    isNative: boolean
  }
}

async function readSolana(
  kit: Kit,
  parameters: sendToken.Parameters,
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
  return { balance: found?.amount ?? 0n, decimals, isNative: !mint }
}
