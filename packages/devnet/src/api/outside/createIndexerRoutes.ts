import { Hono } from 'hono'
import { type Address, isAddress } from 'viem'
import type { ChainHistory } from '../history/createChainHistory.js'
import type {
  IndexedTransaction,
  Movement,
} from '../history/indexedTransaction.js'
import { toLowerCase } from '../history/toLowerCase.js'
import type { LocalContext } from '../localContext.js'

type Client = LocalContext['clients'][number]

/** An indexer with the API of Etherscan, over the index of the local chains. */
export function createIndexerRoutes(
  context: createIndexerRoutes.Parameters,
): Hono {
  const app = new Hono()
  app.get('/:chainId/api', async (c) => {
    const id = `eip155:${c.req.param('chainId')}`
    const index = context.chains.findIndex((one) => one.caipNetworkId === id)
    const [chain, client] = [context.histories[index], context.clients[index]]
    const {
      action = '',
      address = '',
      endblock,
      offset = '100',
    } = c.req.query()
    const read = readers[action]
    if (!chain || !client || !read || !isAddress(address, { strict: false }))
      return c.json({
        status: '0',
        message: 'NOTOK',
        result: 'Invalid request',
      })
    await chain.indexer.sync()
    const own = toLowerCase(address)
    const last = Number(endblock ?? Number.MAX_SAFE_INTEGER)
    const transactions = chain.indexer.store
      .list(own)
      .filter(({ block }) => block <= last)
      .toReversed()
    const rows = await read(transactions, { address: own, chain, client })
    const result = rows.slice(0, Number(offset))
    return result.length > 0
      ? c.json({ status: '1', message: 'OK', result })
      : c.json({ status: '0', message: 'No transactions found', result })
  })
  return app
}

export declare namespace createIndexerRoutes {
  type Parameters = Pick<LocalContext, 'chains' | 'clients'> & {
    histories: readonly ChainHistory[]
  }
}

type Context = { address: Address; chain: ChainHistory; client: Client }
type Read = (
  transactions: readonly IndexedTransaction[],
  context: Context,
) => Promise<object[]> | object[]

const readers: Readonly<Record<string, Read>> = {
  async txlist(transactions, { address, client }) {
    const own = transactions.filter(
      ({ from, to }) => from === address || to === address,
    )
    return Promise.all(
      own.map(async (transaction) => {
        const { input, to, value } = await client.getTransaction({
          hash: transaction.hash,
        })
        const isFailed = transaction.status === 'failed'
        return {
          ...toRow(transaction),
          ...{ contractAddress: to ? '' : transaction.to, input },
          ...{ isError: isFailed ? '1' : '0', to: to ?? '' },
          txreceipt_status: isFailed ? '0' : '1',
          value: value.toString(),
        }
      }),
    )
  },
  // What left the account itself is the value of the transaction.
  txlistinternal: (transactions, { address }) =>
    toRows(transactions, address, ({ asset, from }, transaction) =>
      asset.kind === 'native' && from !== transaction.from ? {} : undefined,
    ),
  tokentx: (transactions, { address, chain }) =>
    Promise.all(
      toRows(transactions, address, ({ asset }) =>
        asset.kind === 'fungible'
          ? { contractAddress: asset.address }
          : undefined,
      ).map((row) => name(row, chain)),
    ),
  tokennfttx: (transactions, { address, chain }) =>
    Promise.all(
      toRows(transactions, address, ({ asset }) =>
        asset.kind === 'nft'
          ? { contractAddress: asset.address, tokenID: String(asset.tokenId) }
          : undefined,
      ).map((row) => name(row, chain)),
    ),
}

function toRow({ block, from, hash, nonce, timestamp }: IndexedTransaction) {
  return {
    ...{ blockNumber: String(block), timeStamp: String(timestamp) },
    ...{ from, hash, nonce: String(nonce) },
  }
}

function toRows<more extends { contractAddress?: Address }>(
  transactions: readonly IndexedTransaction[],
  address: Address,
  read: (
    movement: Movement,
    transaction: IndexedTransaction,
  ) => more | undefined,
) {
  return transactions.flatMap((transaction) =>
    transaction.movements.flatMap((movement) => {
      const { amount, from, to } = movement
      const more = read(movement, transaction)
      if (!more || (from !== address && to !== address)) return []
      const value = amount.toString()
      return [{ ...toRow(transaction), ...more, from, to, value }]
    }),
  )
}

async function name(
  row: { contractAddress?: Address },
  { assets }: ChainHistory,
) {
  if (!row.contractAddress) return row
  const { decimals, name, symbol } = await assets.get(row.contractAddress)
  return {
    ...{ ...row, tokenName: name, tokenSymbol: symbol },
    tokenDecimal: String(decimals),
  }
}
