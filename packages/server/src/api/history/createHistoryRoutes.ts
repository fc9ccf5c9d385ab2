import { Hono } from 'hono'
import { isAddress } from 'viem'
import { createChainHistory } from '../../../../devnet/src/api/history/createChainHistory.js'
import { getHistory } from '../../../../devnet/src/api/history/getHistory.js'
import { getNftImage } from '../../../../devnet/src/api/history/getNftImage.js'
import { ServiceError } from '../../http/ServiceError.js'
import { isSolanaAddress } from '../../isSolanaAddress.js'
import { requireProject } from '../../projects.js'
import type { ApiContext } from '../createApi.js'

/** What an account did, read from the blocks, and pictures of its NFTs. */
export function createHistoryRoutes(context: ApiContext): Hono {
  const { apiUrl, clients, contracts, projects, solana, tokens } = context
  const [client] = clients
  if (!client) throw new Error('There is no chain')
  const chains = context.chains.flatMap((chain, index) => {
    const client = clients[index]
    const deployed = index === 0 ? { contracts, tokens } : undefined
    return client ? createChainHistory({ chain, client, deployed }) : []
  })
  const app = new Hono()
  app.get('/v1/account/:address/history', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    const address = c.req.param('address')
    const { chainId, cursor } = c.req.query()
    // The activity of that chain is not on offer, which is no mistake.
    const isSolana = chainId === solana.caipNetworkId || chainId === undefined
    if (isSolana && isSolanaAddress(address))
      return c.json({ data: [], next: null })
    const index = { apiUrl, chains, client, tokens }
    return c.json(await getHistory(index, { address, chainId, cursor }))
  })
  app.get('/nft/:contract/:file{[0-9]+\\.svg}', (c) => {
    const contract = c.req.param('contract')
    const tokenId = c.req.param('file').slice(0, -4)
    if (!isAddress(contract, { strict: false }) || !isUint256(tokenId))
      throw new ServiceError(404, 'NOT_FOUND', 'Not found')
    return c.body(getNftImage(contract, tokenId), 200, {
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': 'image/svg+xml',
    })
  })
  return app
}

function isUint256(text: string) {
  return text.length <= 78 && BigInt(text) < 2n ** 256n
}
