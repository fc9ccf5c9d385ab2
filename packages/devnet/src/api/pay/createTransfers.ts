import { randomUUID } from 'node:crypto'
import { Keypair } from '@solana/web3.js'
import type { ApiBackend, PayAsset, TransferStatus } from 'latchkey-server'
import { ServiceError } from 'latchkey-server/http'
import { encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { LocalContext } from '../localContext.js'
import { readRates } from '../onramp/readRates.js'
import { createPayOutAsset } from './createPayOutAsset.js'
import { listPayAssets } from './listPayAssets.js'

/** Hundredths of a percent that the service keeps. */
const FEE = 50n
const WHOLE = 10_000n

/** How long a quote waits for its deposit. */
const TRANSFER_LIFE_MS = 15 * 60_000
const TRANSFERS_MAX = 1_000
const TIME_S = 5

type Transfer = {
  amount: bigint
  destination: PayAsset
  expiresAt: number
  origin: PayAsset
  /** Address that the deposit arrives at; its key is thrown away. */
  payee: string
  price: bigint
  recipient: string
  /** The one payment there will ever be. */
  payment?: Promise<TransferStatus['status']> | undefined
  outcome?: TransferStatus['status'] | undefined
}

/**
 * Converts payments: takes a deposit on one chain, seen in the balance of an
 * address of its own, and pays the recipient on another.
 */
export function createTransfers(
  context: LocalContext,
): Pick<ApiBackend['pay'], 'getTransfer' | 'quoteTransfer'> {
  const { now } = context
  const transfers = new Map<string, Transfer>()
  const payOut = createPayOutAsset(context)
  async function pay({ amount, destination, recipient }: Transfer) {
    try {
      await payOut({ address: recipient, amount, asset: destination })
      return 'success'
    } catch (error) {
      console.error(error)
      return 'failure'
    }
  }
  return {
    async quoteTransfer(body) {
      const origin = find(context, body.originChainId, body.originCurrency)
      const destination = find(
        context,
        body.destinationChainId,
        body.destinationCurrency,
      )
      const amount = BigInt(body.amount)
      const price = await convert(context, { amount, destination, origin })
      const fee = (price * FEE) / WHOLE + 1n
      const total = price + fee
      const isSolana = origin.network.startsWith('solana:')
      const payee = isSolana
        ? Keypair.generate().publicKey.toBase58()
        : privateKeyToAddress(generatePrivateKey())
      const requestId = randomUUID()
      transfers.set(requestId, {
        ...{ amount, destination, origin, payee, recipient: body.recipient },
        expiresAt: now() + TRANSFER_LIFE_MS,
        price: total,
      })
      const [oldest] = transfers.keys()
      if (transfers.size > TRANSFERS_MAX && oldest) transfers.delete(oldest)
      const isDeposit = isSolana || !body.user
      return {
        origin: { amount: String(total), currency: origin },
        destination: { amount: body.amount, currency: destination },
        fees: [
          {
            ...{ id: 'service', label: 'Service fee' },
            ...{ amount: String(fee), currency: origin },
          },
        ],
        steps: [
          isDeposit
            ? {
                requestId,
                type: 'deposit',
                deposit: {
                  amount: String(total),
                  currency: origin.asset,
                  receiver: payee,
                },
              }
            : {
                requestId,
                type: 'transaction',
                transaction: {
                  from: body.user ?? '',
                  ...toTransaction(origin, payee, total),
                },
              },
        ],
        timeInSeconds: TIME_S,
      }
    },
    async getTransfer(requestId) {
      const transfer = transfers.get(requestId)
      if (!transfer)
        throw new ServiceError(404, 'UNKNOWN_REQUEST', 'Unknown request')
      if (transfer.outcome) return { status: transfer.outcome }
      if (transfer.payment) return { status: 'pending' }
      const balance = await readDeposit(context, transfer)
      if (balance < transfer.price)
        return {
          status: now() > transfer.expiresAt ? 'timeout' : 'waiting',
        }
      // Two requests may have read the balance at once.
      transfer.payment ??= pay(transfer).then((outcome) => {
        transfer.outcome = outcome
        return outcome
      })
      return { status: 'pending' }
    },
  }
}

function find(context: LocalContext, chainId: string, currency: string) {
  const isNative = /^(0x[eE]{40}|So1{41}|native)$/.test(currency)
  const name = isNative ? 'native' : currency.toLowerCase()
  const asset = listPayAssets(context).find(
    (item) =>
      item.network.split(':')[1] === chainId &&
      item.asset.toLowerCase() === name,
  )
  if (!asset)
    throw new ServiceError(400, 'UNSUPPORTED', 'Asset is not supported')
  return asset
}

/** Price of an amount in another asset, rounded up. */
async function convert(
  context: LocalContext,
  parameters: { amount: bigint; destination: PayAsset; origin: PayAsset },
) {
  const { amount, destination, origin } = parameters
  const rates = await readRates(context)
  const [to, from] = [destination, origin].map(
    ({ metadata }) => rates.get(metadata.symbol) ?? 0n,
  ) as [bigint, bigint]
  if (to === 0n || from === 0n)
    throw new ServiceError(400, 'NO_QUOTE', 'There is no price for this')
  const dividend = amount * to * 10n ** BigInt(origin.metadata.decimals)
  const divisor = from * 10n ** BigInt(destination.metadata.decimals)
  return (dividend + divisor - 1n) / divisor
}

function toTransaction(asset: PayAsset, payee: string, amount: bigint) {
  if (asset.asset === 'native')
    return { to: payee, data: '0x', value: String(amount) }
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [getAddress(payee), amount],
  })
  return { to: asset.asset, data, value: '0' }
}

async function readDeposit(
  { chains, clients, solana }: LocalContext,
  { origin, payee }: Transfer,
) {
  if (origin.network === solana.caipNetworkId) {
    const name = origin.asset === 'native' ? undefined : origin.asset
    const held = solana.getHoldings(payee)
    return held.find(({ token }) => token?.address === name)?.amount ?? 0n
  }
  const index = chains.findIndex((x) => x.caipNetworkId === origin.network)
  const client = clients[index]
  if (!client) return 0n
  const address = getAddress(payee)
  if (origin.asset === 'native') return client.getBalance({ address })
  return client.readContract({
    address: getAddress(origin.asset),
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })
}
