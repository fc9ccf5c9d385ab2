import { randomBytes } from 'node:crypto'
import type { ApiBackend, ExchangeSession, PayAsset } from 'latchkey-server'
import { ServiceError } from 'latchkey-server/http'
import { parseUnits } from 'viem'
import { toIconUrl } from '../icons.js'
import type { LocalContext } from '../localContext.js'
import { createPayOutAsset } from './createPayOutAsset.js'
import { listPayAssets } from './listPayAssets.js'
import { toAssetId } from './toAssetId.js'

/** ID of the exchange of this machine. */
export const localExchangeId = 'reown_test'

/** How long a session can be paid. */
const SESSION_LIFE_MS = 15 * 60_000
const SESSIONS_MAX = 1_000

export type PaySession = {
  id: string
  address: string
  /** Decimal text in whole tokens. */
  amount: string
  asset: PayAsset
  expiresAt: number
  /** The one payment there will ever be, or the refusal. */
  outcome?: Promise<ExchangeSession> | undefined
}

/** The exchange: its sessions, and what the user decides on its page. */
export type Exchange = {
  pay: Pick<
    ApiBackend['pay'],
    'getSession' | 'listExchangeAssets' | 'listExchanges' | 'openSession'
  >
  find(id: string): PaySession | undefined
  /** Pays, or gives what has come of the session: it pays out once. */
  decide(session: PaySession, isPaid: boolean): Promise<ExchangeSession>
}

export function createExchange(context: createExchange.Context): Exchange {
  const { apiUrl, exchangeUrl, now } = context
  const sessions = new Map<string, PaySession>()
  const payOut = createPayOutAsset(context)
  const assets = () => listPayAssets(context)
  const name = 'Local Exchange'
  async function pay({ address, amount, asset }: PaySession) {
    try {
      const units = parseUnits(amount, asset.metadata.decimals)
      const txHash = await payOut({ address, amount: units, asset })
      return { status: 'SUCCESS', txHash } as const
    } catch (error) {
      console.error(error)
      return { status: 'FAILED' } as const
    }
  }
  const find = (id: string) => {
    const session = sessions.get(id)
    const isOver = session && !session.outcome && now() > session.expiresAt
    return isOver ? undefined : session
  }
  return {
    find,
    decide(session, isPaid) {
      session.outcome ??= isPaid
        ? pay(session)
        : Promise.resolve({ status: 'FAILED' as const })
      return session.outcome
    },
    pay: {
      listExchanges({ asset, exclude, includeOnly }) {
        if (
          asset &&
          !assets().some((x) => toAssetId(x) === asset.toLowerCase())
        )
          throw new ServiceError(400, 'UNSUPPORTED', 'Asset is not supported')
        const id = localExchangeId
        const isOffered =
          !exclude?.includes(id) && (includeOnly?.includes(id) ?? true)
        const exchange = { id, imageUrl: toIconUrl(apiUrl(), 'USDL'), name }
        const exchanges = isOffered ? [exchange] : []
        return { exchanges, total: exchanges.length }
      },
      listExchangeAssets(exchangeId) {
        assertKnown(exchangeId)
        const [eip155, solana] = ['eip155:', 'solana:'].map((prefix) =>
          assets().filter(({ network }) => network.startsWith(prefix)),
        )
        return {
          exchangeId,
          assets: { eip155: eip155 ?? [], solana: solana ?? [] },
        }
      },
      async openSession({ amount, asset: id, exchangeId, recipient }) {
        assertKnown(exchangeId)
        const asset = assets().find((x) => toAssetId(x) === id.toLowerCase())
        const address = recipient.split(':').at(-1) ?? ''
        if (!asset || !recipient.startsWith(`${asset.network}:`))
          throw new ServiceError(400, 'UNSUPPORTED', 'Asset is not supported')
        const session = {
          id: randomBytes(16).toString('hex'),
          ...{ address, amount, asset, expiresAt: now() + SESSION_LIFE_MS },
        }
        sessions.set(session.id, session)
        const [oldest] = sessions.keys()
        if (sessions.size > SESSIONS_MAX && oldest) sessions.delete(oldest)
        const url = `${exchangeUrl()}/exchange/${session.id}`
        return { url, sessionId: session.id }
      },
      async getSession({ exchangeId, sessionId }) {
        assertKnown(exchangeId)
        const session = sessions.get(sessionId)
        if (!session) return { status: 'UNKNOWN' }
        if (session.outcome) return session.outcome
        return { status: find(sessionId) ? 'IN_PROGRESS' : 'FAILED' }
      },
    },
  }
}

export declare namespace createExchange {
  type Context = LocalContext & { exchangeUrl: () => string }
}

function assertKnown(exchangeId: string) {
  if (exchangeId !== localExchangeId)
    throw new ServiceError(400, 'UNKNOWN_EXCHANGE', 'Unknown exchange')
}
