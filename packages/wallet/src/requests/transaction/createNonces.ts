import { HostError } from 'latchkey/frame'
import { type Address, type Hex, isHex, keccak256 } from 'viem'
import { type Rpc, RpcUnreachableError } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Database } from '../../storage/createDatabase.js'
import { withLock } from '../../storage/withLock.js'
import { broadcast } from './broadcast.js'
import { toQuantity } from './toQuantity.js'

/** Nodes that are asked: one may not have heard of the account's last ones. */
const NODES = 2
/** Of one account on one chain; the first block the others. */
const LIMIT = 64

type Account = { address: Address; chain: FrameChain }

/** A transaction of the account that is in no block yet. */
type Sent = { nonce: number; raw: Hex; request: string }

type Call = { to?: Address | undefined; value: bigint; data: Hex }

export type Nonces = {
  /** A transaction of the account that is in no block yet, by its hash. */
  findSent(account: Account, hash: Hex): Promise<Hex | undefined>
  /**
   * What the account's next transaction uses, counting its own that no block
   * has yet; those that the nodes have dropped are broadcast again.
   */
  readNext(account: Account): Promise<number>
  /**
   * The nonce of a request that names one: the same call once more uses that of
   * the first, so that only one of the two can land.
   *
   * @throws HostError -32000 when a block has used it
   */
  find(
    account: Account,
    request: { call: Call; nonce: number },
  ): Promise<{
    nonce: number
    isReplacing: boolean
    /** Whether it is the same call again. */
    isSame: boolean
    /** What it replaces, if this wallet has sent it from here. */
    replaced?: Hex | undefined
  }>
  /**
   * Signs and sends with the next nonce, or the given one, while no other tab
   * of the app does.
   *
   * @returns the hash
   * @throws HostError with the node's code when it refuses the transaction
   */
  send(
    account: Account,
    transaction: {
      call: Call
      /** Used when no node can be asked any more. */
      least: number
      nonce?: number | undefined
      sign(nonce: number): Promise<Hex>
    },
  ): Promise<Hex>
}

/**
 * Keeps what the account has sent until a block has it. A node alone does not
 * do: some count mined transactions only, some forget pending ones, and two
 * tabs ask at once. Frame storage is apart for every app, so of other apps the
 * nodes have to know.
 */
export function createNonces(parameters: {
  database: Pick<Database, 'get' | 'remove' | 'set'>
  rpc: Rpc
}): Nonces {
  const { database, rpc } = parameters
  let last: Promise<unknown> = Promise.resolve()

  /** One after the other, in this page and, where it has locks, in all. */
  function inTurn<value>(key: string, change: () => Promise<value>) {
    const run = () => withLock(key, change) // guard: nonce-lock
    const turn = last.then(run, run)
    last = turn.catch(() => {})
    return turn
  }

  async function readKept(key: string): Promise<readonly Sent[]> {
    const kept = await database.get(key)
    return Array.isArray(kept) ? kept.filter(isSent) : []
  }

  async function keep(key: string, sent: readonly Sent[]) {
    if (sent.length > 0) await database.set(key, sent.slice(-LIMIT))
    else await database.remove(key)
  }

  /** As of the node that has counted furthest. */
  async function count({ address, chain }: Account, block: string) {
    const answers = await Promise.allSettled(
      chain.rpcUrls.slice(0, NODES).map(async (url) => {
        const node = { rpcUrls: [url] }
        const params = [address, block]
        return Number(
          toQuantity(await rpc(node, 'eth_getTransactionCount', params)),
        )
      }),
    )
    const counts = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value] : [],
    )
    if (counts.length > 0) return Math.max(...counts)
    // None of the first has answered: whoever does, or the reason why not.
    return Number(
      toQuantity(await rpc(chain, 'eth_getTransactionCount', [address, block])),
    )
  }

  /** Leaves out what is mined, and what waits for a nonce that nothing has. */
  async function look(account: Account) {
    const [mined, pending, kept] = await Promise.all([
      count(account, 'latest'),
      count(account, 'pending'),
      readKept(toKey(account)),
    ])
    const open = kept.filter(({ nonce }) => nonce >= mined)
    let next = Math.max(mined, pending)
    for (;;) {
      const sent = open.find(({ nonce }) => nonce === next)
      if (!sent || !(await isTaken(account, sent.raw))) break
      next++
    }
    return { live: open.filter(({ nonce }) => nonce < next), mined, next }
  }

  /** Broadcasts a transaction again that a node has dropped. */
  async function isTaken({ chain }: Account, raw: Hex) {
    try {
      await rpc(chain, 'eth_sendRawTransaction', [raw])
      return true
    } catch (error) {
      // Only one that is refused for good leaves its nonce to another.
      return error instanceof RpcUnreachableError || isUsed(error)
    }
  }

  return {
    async findSent(account, hash) {
      const kept = await readKept(toKey(account))
      return kept.find(({ raw }) => keccak256(raw) === hash)?.raw
    },
    readNext: async (account) => (await look(account)).next,
    async find(account, { call, nonce }) {
      const { live, mined, next } = await look(account)
      const request = toRequest(call)
      // guard: same-call
      const same = live.find(
        (sent) => sent.nonce >= nonce && sent.request === request,
      )
      if (!same && nonce < mined) throw usedUp()
      const found = same ?? live.find((sent) => sent.nonce === nonce)
      return {
        isReplacing: nonce < next,
        isSame: found?.request === request,
        nonce: same?.nonce ?? nonce,
        ...(found && { replaced: found.raw }),
      }
    },
    send: (account, { call, least, nonce: given, sign }) =>
      inTurn(toKey(account), async () => {
        const key = toKey(account)
        // Approved is approved: what is signed now arrives once a node is back.
        async function lookOffline(error: unknown) {
          if (!(error instanceof RpcUnreachableError)) throw error
          const live = await readKept(key)
          const used = live.map(({ nonce }) => nonce + 1)
          return { live, next: Math.max(least, ...used) }
        }
        const { live, next } = await look(account).catch(lookOffline)
        const nonce = given ?? next
        const raw = await sign(nonce)
        const others = live.filter((sent) => sent.nonce !== nonce)
        const request = toRequest(call)
        const { chain } = account
        let isTaken = false
        const onTaken = () => {
          isTaken = true
        }
        const hash = await broadcast({ chain, onTaken, raw, rpc })
        // What no node has is told as not sent, so it must not be sent later.
        if (isTaken)
          await keep(key, [...others, { nonce, raw, request }].sort(byNonce))
        return hash
      }),
  }
}

const toKey = ({ address, chain }: Account) =>
  `sent:${address.toLowerCase()}:${chain.id}`

const toRequest = ({ data, to, value }: Call) =>
  [to?.toLowerCase() ?? '', value, data].join()

const byNonce = (a: Sent, b: Sent) => a.nonce - b.nonce

function isSent(value: unknown): value is Sent {
  const { nonce, raw, request } = Object(value) as {
    [key in keyof Sent]?: unknown
  }
  return (
    Number.isSafeInteger(nonce) && isHex(raw) && typeof request === 'string'
  )
}

/** The node has it, another one in its place, or a block with either. */
function isUsed(error: unknown) {
  return (
    error instanceof HostError &&
    /known|already imported|nonce too low|underpriced/i.test(error.message)
  )
}

function usedUp() {
  return new HostError({ message: 'nonce too low', code: -32000 })
}
